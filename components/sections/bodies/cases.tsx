import type { ReactNode } from "react";
import { BulletList } from "@/components/ui/bullet-list";
import { Inline } from "@/components/ui/inline";
import { Row, RowList } from "@/components/ui/rows";
import type { FaultItem, SectionOf } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { Facet } from "./facet";

type CaseProps = { heading: string; conclusion: { label: string; text: string }; children: ReactNode };

function Case({ heading, conclusion: { label, text }, children }: CaseProps) {
  return (
    <li className="border-hairline border-b py-5">
      <h3 className="text-h3 tracking-normal">
        <Inline text={heading} />
      </h3>
      {children}
      <p className="mt-2 bg-paper-100 px-3.5 py-2.5 text-ink-900">
        <b className="font-semibold">{label}</b> <Inline text={text} />
      </p>
    </li>
  );
}

function CaseList({ children }: { children: ReactNode }) {
  return <ul className="border-line border-t">{children}</ul>;
}

/** Faults: symptoms, what to do at once, when to call a professional. */
export function FaultsBody({ items }: { items: readonly FaultItem[] }) {
  return (
    <CaseList>
      {items.map(({ problem, symptoms, actions, callProfessional }) => (
        <Case
          key={problem}
          heading={problem}
          conclusion={{ label: words.section.callElectrician, text: callProfessional }}
        >
          <div className="grid gap-x-8 md:grid-cols-2">
            <Facet heading={words.section.symptoms}>
              <BulletList items={symptoms} small />
            </Facet>
            <Facet heading={words.section.doNow}>
              <BulletList items={actions} small />
            </Facet>
          </div>
        </Case>
      ))}
    </CaseList>
  );
}

/** Usage scenarios with benefits and a recommendation. */
export function ScenariosBody({ items }: Pick<SectionOf<"scenarios">, "items">) {
  return (
    <CaseList>
      {items.map(({ scenario, description, benefits, recommendation }) => (
        <Case
          key={scenario}
          heading={scenario}
          conclusion={{ label: words.section.recommendation, text: recommendation }}
        >
          <p className="mt-2 max-w-text">
            <Inline text={description} />
          </p>
          <BulletList items={benefits} small />
        </Case>
      ))}
    </CaseList>
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
