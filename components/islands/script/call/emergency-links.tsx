import type { LayoutTexts } from "@/lib/content/types";
import { EmergencyLink } from "./emergency-link";

type Props = {
  emergencies: LayoutTexts["emergencies"];
  /** Layout. */
  className: string;
};

/** Whom to call before the firm: each number, as a link that dials it, and when. */
export const EmergencyLinks = ({ emergencies, className }: Props) => (
  <div className={className}>
    {emergencies.map(({ number, whom }) => (
      <EmergencyLink className="text-sm/name" number={number} key={number}>
        {whom}
      </EmergencyLink>
    ))}
  </div>
);
