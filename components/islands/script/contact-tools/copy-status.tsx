type Props = {
  /** Said after copying. */ done: string;
  /** Said where the browser refused. */
  failed: string;
};

/** Where the copy buttons of the page say what happened. Its text is the script's, so React leaves it alone. */
export function CopyStatus({ done, failed }: Props) {
  return (
    <p
      className="text-sm/[inherit]"
      role="status"
      data-copy-status=""
      data-done={done}
      data-failed={failed}
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
