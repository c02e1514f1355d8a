import { Inline } from "./inline";

type Props = {
  /** Id of the heading, which names the section. */
  id: string;
  heading: string;
  /** Device tag on the trunk. */
  tag?: string | undefined;
  lead?: string | undefined;
  className?: string;
};

/** Heading of a section with its device tag and lead. */
export function SectionHead({ id, heading, tag, lead, className }: Props) {
  return (
    <div className={className ? `sec-head ${className}` : "sec-head"}>
      {tag && (
        <span className="tag" aria-hidden="true">
          {tag}
        </span>
      )}
      <h2 className="t-h2" id={id}>
        <Inline text={heading} />
      </h2>
      {lead && (
        <p className="t-lead">
          <Inline text={lead} />
        </p>
      )}
    </div>
  );
}
