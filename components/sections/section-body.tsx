import { CheckList } from "@/components/ui/checks";
import { ClaimsBody } from "@/components/ui/claim-tables";
import type { PageContext } from "@/lib/content/props";
import type { Section } from "@/lib/content/types";
import { BusBody, SpecsBody } from "./bodies/bus";
import { CardsBody } from "./bodies/cards";
import { ExampleBody, FactorsBody, FaultsBody, ProgramsBody, ScenariosBody } from "./bodies/cases";
import { CompareBody } from "./bodies/compare";
import { DevicesBody, RoomsBody, TableBody } from "./bodies/data-table";
import { FaqBody } from "./bodies/faq";
import { FeatureBody } from "./bodies/feature";
import { LeversBody } from "./bodies/levers";
import { PhasesBody } from "./bodies/phases";
import { ReasonsBody, SegmentsBody } from "./bodies/proof";
import { DocumentsBody, MeasurementsBody } from "./bodies/requirements";
import { RowsBody } from "./bodies/rows";
import { StepsBody } from "./bodies/steps";
import { TextBody } from "./bodies/text";
import { TriageBody } from "./bodies/triage";

type Props = { section: Section; context: PageContext };

/** The content of one section, without its heading: one component per kind. */
export function SectionBody({ section, context }: Props) {
  switch (section.kind) {
    case "text":
      return <TextBody section={section} context={context} />;
    case "cards":
      return <CardsBody section={section} />;
    case "rows":
      return <RowsBody section={section} />;
    case "checks":
      return <CheckList items={section.items} />;
    case "feature":
      return <FeatureBody section={section} context={context} />;
    case "steps":
      return <StepsBody items={section.items} />;
    case "specs":
      return <SpecsBody section={section} />;
    case "bus":
      return <BusBody section={section} />;
    case "table":
      return <TableBody section={section} context={context} />;
    case "documents":
      return <DocumentsBody items={section.items} />;
    case "measurements":
      return <MeasurementsBody items={section.items} />;
    case "compare":
      return <CompareBody items={section.items} />;
    case "phases":
      return <PhasesBody section={section} />;
    case "faults":
      return <FaultsBody items={section.items} />;
    case "devices":
      return <DevicesBody categories={section.categories} caption={section.heading} />;
    case "rooms":
      return <RoomsBody items={section.items} caption={section.heading} />;
    case "scenarios":
      return <ScenariosBody items={section.items} />;
    case "factors":
      return <FactorsBody items={section.items} />;
    case "programs":
      return <ProgramsBody items={section.items} />;
    case "example":
      return <ExampleBody steps={section.steps} result={section.result} />;
    case "reasons":
      return <ReasonsBody items={section.items} />;
    case "claims":
      return <ClaimsBody claims={context.claimsOf(section.items)} />;
    case "segments":
      return <SegmentsBody items={section.items} context={context} />;
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
