type Props = {
  /** Message after copying. */
  done: string;
  /** Message if the browser refuses. */
  failed: string;
};

/** Status line of the copy buttons. Its text is set as HTML, so that React never touches what the script writes. */
export function CopyStatus({ done, failed }: Props) {
  return (
    <p
      className="text-sm/inherit"
      role="status"
      data-copy-status=""
      data-done={done}
      data-failed={failed}
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
