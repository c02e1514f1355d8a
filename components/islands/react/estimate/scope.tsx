import type { ReactNode } from "react";
import type { EstimateData, Subject } from "@/lib/estimate/types";

type Props = {
  subject: Subject;
  texts: EstimateData["texts"];
  /** There is no price: what it depends on comes first. */
  hasNoPrice: boolean;
  icons: { check: ReactNode; dash: ReactNode };
};

type ListProps = { heading: string; items: readonly string[]; mark: ReactNode | "numbers" };

function List({ heading, items, mark }: ListProps) {
  return (
    <div>
      <h3 className="text-h3">{heading}</h3>
      <ul className="mt-3.5 border-line border-t text-sm">
        {items.map((item, index) => (
          <li className="grid grid-cols-[30px_1fr] border-hairline border-b py-3" key={item}>
            <span className="text-caption tabular-nums" aria-hidden="true">
              {mark === "numbers" ? index + 1 : mark}
            </span>
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the price includes and excludes, what to prepare, and what the price depends on. */
export function Scope({ subject, texts, hasNoPrice: priceless, icons }: Props) {
  const priceFactors = (
    <>
      <List heading={texts.depends} items={subject.depends} mark={icons.dash} />
      <div>
        <h3 className="text-h3">{texts.examples}</h3>
        <dl className="mt-3.5 border-line border-t text-sm">
          {subject.examples.map(({ title, text }) => (
            <div className="border-hairline border-b py-3" key={title}>
              <dt className="font-semibold text-heading">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
  const scope = (
    <>
      <List heading={texts.included} items={subject.included} mark={icons.check} />
      <List heading={texts.excluded} items={subject.excluded} mark={icons.dash} />
    </>
  );
  return (
    <section className="mt-section" aria-labelledby="zakres">
      <h2 className="text-h2" id="zakres">
        {priceless ? texts.depends : texts.scope}
      </h2>
      <div className="mt-stack grid gap-9 md:grid-cols-2 lg:grid-cols-3 lg:gap-12">
        {priceless ? priceFactors : scope}
        <List heading={texts.prepare} items={subject.prepare} mark="numbers" />
        {priceless ? scope : priceFactors}
      </div>
    </section>
  );
}
