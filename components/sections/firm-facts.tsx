import { Inline } from "@/components/ui/inline";
import { Row, RowList } from "@/components/ui/rows";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { TwoColumns } from "@/components/ui/two-columns";

type Props = { heading: string; lead: string; rows: readonly { term: string; text: string }[] };

/** What of the firm can be checked, a row each: registers, address, documents. Nothing while content/site.ts has none. */
export function FirmFacts({ heading, lead, rows }: Props) {
  if (rows.length === 0) return null;
  return (
    <Section labelledBy="firma">
      <TwoColumns>
        <SectionHead id="firma" heading={heading} lead={lead} margin="none" />
        <RowList>
          {rows.map(({ term, text }) => (
            <Row key={term} term={term}>
              <Inline text={text} />
            </Row>
          ))}
        </RowList>
      </TwoColumns>
    </Section>
  );
}
