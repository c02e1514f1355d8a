import { Inline } from "@/components/ui/inline";
import type { FaultItem, SectionOf } from "@/lib/content/types";
import { BulletList } from "./text";

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
              <BulletList items={symptoms} />
            </div>
            <div>
              <h4>Co zrobić od razu</h4>
              <BulletList items={actions} />
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
          <BulletList items={benefits} />
          <p className="case-end">
            <b>Zalecenie:</b> <Inline text={recommendation} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Economic factors: range and what it depends on. */
export function FactorsBody({ items }: Pick<SectionOf<"factors">, "items">) {
  return (
    <dl className="rows">
      {items.map(({ factor, range, description, note }) => (
        <div key={factor}>
          <dt>
            <Inline text={factor} />
            <span className="row-value">
              <Inline text={range} />
            </span>
          </dt>
          <dd>
            <Inline text={description} />
            {note && (
              <small className="block">
                <Inline text={note} />
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Subsidy programmes: amount, what it is for, conditions. */
export function ProgramsBody({ items }: Pick<SectionOf<"programs">, "items">) {
  return (
    <dl className="rows">
      {items.map(({ program, description, amount, conditions }) => (
        <div key={program}>
          <dt>
            <Inline text={program} />
            <span className="row-value">
              <Inline text={amount} />
            </span>
          </dt>
          <dd>
            <Inline text={description} />
            <small className="block">
              <b>Warunki:</b> <Inline text={conditions} />
            </small>
          </dd>
        </div>
      ))}
    </dl>
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
