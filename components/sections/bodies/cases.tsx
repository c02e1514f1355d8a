import { BulletList } from "@/components/ui/bullet-list";
import { Inline } from "@/components/ui/inline";
import { Row, RowList } from "@/components/ui/rows";
import { Switch } from "@/components/ui/switch";
import type { FaultItem, SectionOf } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { Facet } from "./facet";

function Conclusion({ label, text }: { label: string; text: string }) {
  return (
    <p className="mt-2 bg-paper-100 px-3.5 py-2.5 text-ink-900">
      <b className="font-semibold">{label}</b> <Inline text={text} />
    </p>
  );
}

/**
 * Faults as disclosures: problem and first action in view, then what else to do, symptoms, when to call a professional.
 * A link to a fault leads into its closed content, so that browsers open it: the anchor has the place of the summary.
 */
export function FaultsBody({ items }: { items: readonly FaultItem[] }) {
  return (
    <div className="border-line border-t">
      {items.map(({ id, problem, symptoms, actions: [first = "", ...others], callProfessional }) => (
        <details className="relative border-hairline border-b" key={problem}>
          <summary className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-4 gap-y-1 py-3.5 *:last:col-start-2 *:last:row-start-1">
            <h3 className="text-h3 tracking-normal decoration-2 decoration-amber-500 underline-offset-[5px] [summary:hover>&]:underline">
              <Inline text={problem} />
            </h3>
            <span className="max-w-text leading-[1.45]">
              <Inline text={first} />
            </span>
            <Switch />
          </summary>
          <div className="pb-5">
            {id && <span className="absolute top-0" id={id} />}
            <div className="grid gap-x-8 *:first:*:first:mt-0 md:grid-cols-2 md:*:*:first:mt-0">
              {others.length > 0 && (
                <Facet heading={words.section.doNext}>
                  <BulletList items={others} small />
                </Facet>
              )}
              <Facet heading={words.section.symptoms}>
                <BulletList items={symptoms} small />
              </Facet>
            </div>
            <Conclusion label={words.section.callElectrician} text={callProfessional} />
          </div>
        </details>
      ))}
    </div>
  );
}

/** Usage scenarios with benefits and a recommendation. */
export function ScenariosBody({ items }: Pick<SectionOf<"scenarios">, "items">) {
  return (
    <ul className="border-line border-t">
      {items.map(({ scenario, description, benefits, recommendation }) => (
        <li className="border-hairline border-b py-5" key={scenario}>
          <h3 className="text-h3 tracking-normal">
            <Inline text={scenario} />
          </h3>
          <p className="mt-2 max-w-text">
            <Inline text={description} />
          </p>
          <BulletList items={benefits} small />
          <Conclusion label={words.section.recommendation} text={recommendation} />
        </li>
      ))}
    </ul>
  );
}

function TermWithValue({ name, value }: { name: string; value: string }) {
  return (
    <>
      <Inline text={name} />
      <span className="block tabular-nums">
        <Inline text={value} />
      </span>
    </>
  );
}

/** Economic factors: range and its reasons. */
export function FactorsBody({ items }: Pick<SectionOf<"factors">, "items">) {
  return (
    <RowList>
      {items.map(({ factor, range, description, note }) => (
        <Row key={factor} term={<TermWithValue name={factor} value={range} />}>
          <Inline text={description} />
          {note && (
            <small className="mt-1 block text-sm/[1.5]">
              <Inline text={note} />
            </small>
          )}
        </Row>
      ))}
    </RowList>
  );
}

/** Subsidy programmes: amount, purpose, conditions. */
export function ProgramsBody({ items }: Pick<SectionOf<"programs">, "items">) {
  return (
    <RowList>
      {items.map(({ program, description, amount, conditions }) => (
        <Row key={program} term={<TermWithValue name={program} value={amount} />}>
          <Inline text={description} />
          <small className="mt-1 block text-sm/[1.5]">
            <b>{words.section.conditions}</b> <Inline text={conditions} />
          </small>
        </Row>
      ))}
    </RowList>
  );
}

/** A calculation or a case worked through, line by line. */
export function ExampleBody({ steps, result }: Pick<SectionOf<"example">, "steps" | "result">) {
  return (
    <div className="overflow-hidden rounded-md border border-ink-900 bg-paper-0">
      <ol>
        {steps.map(({ text, result: value }) => (
          <li
            className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-0.5 border-paper-300 border-b px-4.5 py-3"
            key={text}
          >
            <span className="grow basis-72">
              <Inline text={text} />
            </span>
            {value && (
              <b className="ml-auto font-semibold text-ink-900 tabular-nums">
                <Inline text={value} />
              </b>
            )}
          </li>
        ))}
      </ol>
      <p className="bg-ink-900 px-4.5 py-3.5 font-semibold text-paper-50">
        <span className="block max-w-text">
          <Inline text={result} />
        </span>
      </p>
    </div>
  );
}
