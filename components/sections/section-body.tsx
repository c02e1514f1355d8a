import type { ReactNode } from "react";
import { CheckList } from "@/components/ui/checks";
import { ClaimsBody } from "@/components/ui/claim-tables";
import type { PageContext } from "@/lib/content/props";
import type { Section } from "@/lib/content/types";
import { CardsBody } from "./bodies/cards";
import { CasesBody, ExampleBody, FaultsBody } from "./bodies/cases";
import { CompareBody } from "./bodies/compare";
import { TableBody } from "./bodies/data-table";
import { FaqBody } from "./bodies/faq";
import { FeatureBody } from "./bodies/feature";
import { LeversBody } from "./bodies/levers";
import { ReasonsBody } from "./bodies/reasons";
import { RowsBody } from "./bodies/rows";
import { ScheduleBody } from "./bodies/schedule";
import { SpecsBody } from "./bodies/specs";
import { StepsBody } from "./bodies/steps";
import { TextBody } from "./bodies/text";
import { TriageBody } from "./bodies/triage";

type Props = { section: Section; context: PageContext };

/** The content of one section, without its heading: one component per kind. */
export function SectionBody({ section, context }: Props): ReactNode {
  switch (section.kind) {
    case "text":
      return <TextBody section={section} />;
    case "cards":
      return <CardsBody section={section} />;
    case "rows":
      return <RowsBody section={section} context={context} />;
    case "checks":
      return <CheckList items={section.items} />;
    case "feature":
      return <FeatureBody section={section} context={context} />;
    case "steps":
      return section.look === "schedule" ? <ScheduleBody section={section} /> : <StepsBody items={section.items} />;
    case "specs":
      return <SpecsBody section={section} />;
    case "table":
      return <TableBody section={section} context={context} />;
    case "compare":
      return <CompareBody items={section.items} />;
    case "faults":
      return <FaultsBody items={section.items} />;
    case "cases":
      return <CasesBody section={section} context={context} />;
    case "example":
      return <ExampleBody steps={section.steps} result={section.result} />;
    case "reasons":
      return <ReasonsBody items={section.items} />;
    case "claims":
      return <ClaimsBody claims={context.claimsOf(section.items)} />;
    case "faq":
      return <FaqBody items={section.items} />;
    case "triage":
      return <TriageBody section={section} context={context} />;
    case "levers":
      return <LeversBody items={section.items} />;
    default:
      return section satisfies never;
  }
}
