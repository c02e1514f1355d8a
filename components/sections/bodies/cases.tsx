import { BulletList } from "@/components/ui/bullet-list";
import { Inline } from "@/components/ui/inline";
import { Row, RowList } from "@/components/ui/rows";
import type { FaultItem, SectionOf } from "@/lib/content/types";

/** Faults: what is seen, what may be done at once, when a professional is needed. */
export function FaultsBody({ items }: { items: readonly FaultItem[] }) {
  return (
    <ul className="cases">
      {items.map(({ problem, symptoms, actions, callProfessional }) => (
        <li key={problem}>
          <h3>
            <Inline text={problem} />
          </h3>
          <div className="case-cols">
            <div>
              <h4>Objawy</h4>
              <BulletList items={symptoms} small />
            </div>
            <div>
              <h4>Co zrobić od razu</h4>
              <BulletList items={actions} small />
            </div>
          </div>
          <p className="case-end">
            <b>Kiedy wezwać elektryka:</b> <Inline text={callProfessional} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Usage scenarios with benefits and a recommendation. */
export function ScenariosBody({ items }: Pick<SectionOf<"scenarios">, "items">) {
  return (
    <ul className="cases">
      {items.map(({ scenario, description, benefits, recommendation }) => (
        <li key={scenario}>
          <h3>
            <Inline text={scenario} />
          </h3>
          <p>
            <Inline text={description} />
          </p>
          <BulletList items={benefits} small />
          <p className="case-end">
            <b>Zalecenie:</b> <Inline text={recommendation} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A term with its value below it. */
function Valued({ name, value }: { name: string; value: string }) {
  return (
    <>
      <Inline text={name} />
      <span className="block tabular-nums">
        <Inline text={value} />
      </span>
    </>
  );
}

/** Economic factors: range and what it depends on. */
export function FactorsBody({ items }: Pick<SectionOf<"factors">, "items">) {
  return (
    <RowList>
      {items.map(({ factor, range, description, note }) => (
        <Row key={factor} term={<Valued name={factor} value={range} />}>
          <Inline text={description} />
          {note && (
            <small className="mt-1 block text-xs/[1.5]">
              <Inline text={note} />
            </small>
          )}
        </Row>
      ))}
    </RowList>
  );
}

/** Subsidy programmes: amount, what it is for, conditions. */
export function ProgramsBody({ items }: Pick<SectionOf<"programs">, "items">) {
  return (
    <RowList>
      {items.map(({ program, description, amount, conditions }) => (
        <Row key={program} term={<Valued name={program} value={amount} />}>
          <Inline text={description} />
          <small className="mt-1 block text-xs/[1.5]">
            <b>Warunki:</b> <Inline text={conditions} />
          </small>
        </Row>
      ))}
    </RowList>
  );
}

/** A calculation or a case worked through, line by line. */
export function ExampleBody({ steps, result }: Pick<SectionOf<"example">, "steps" | "result">) {
  return (
    <div className="example">
      <ol>
        {steps.map(({ text, result: value }) => (
          <li key={text}>
            <span>
              <Inline text={text} />
            </span>
            {value && (
              <b className="num">
                <Inline text={value} />
              </b>
            )}
          </li>
        ))}
      </ol>
      <p className="example-result">
        <Inline text={result} />
      </p>
    </div>
  );
}
