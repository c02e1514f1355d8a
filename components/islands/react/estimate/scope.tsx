import { Slot } from "@/components/islands/react/hydration/slots";
import type { EstimateData, PriceScope, Subject } from "@/lib/estimate/types";

type Props = {
  subject: Subject;
  texts: EstimateData["texts"];
  /** Scope of the price. Without a price, what it depends on is first. */
  scope: PriceScope | undefined;
};

type ListProps = { heading: string; items: readonly string[]; mark: "check" | "dash" | "numbers" };

function List({ heading, items, mark }: ListProps) {
  return (
    <div>
      <h3 className="text-h3">{heading}</h3>
      <ul className="mt-3.5 border-line border-t">
        {items.map((item, index) => (
          <li className="grid grid-cols-[--spacing(7.5)_1fr] border-hairline border-b py-3" key={item}>
            <span className="text-caption tabular-nums" aria-hidden="true">
              {mark === "numbers" ? index + 1 : <Slot as="span" name={mark} />}
            </span>
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the price includes and excludes, what to prepare, and what the price depends on. */
export function Scope({ subject, texts, scope }: Props) {
  const priceFactors = (
    <>
      <List heading={texts.depends} items={subject.depends} mark="dash" />
      <div className="lg:col-span-2">
        <h3 className="text-h3">{texts.examples}</h3>
        <dl className="mt-3.5 border-line border-t lg:fr-cols-2 lg:grid">
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
  const inPrice = scope && (
    <>
      <List heading={texts.included} items={scope.included} mark="check" />
      <List heading={texts.excluded} items={scope.excluded} mark="dash" />
    </>
  );
  return (
    <section className="mt-section" aria-labelledby="zakres">
      <h2 className="trunk-head text-h2" id="zakres">
        {scope ? texts.scope : texts.unpriced}
      </h2>
      <div className="mt-stack grid gap-9 md:grid-cols-2 lg:fr-cols-3">
        {inPrice ?? priceFactors}
        <List heading={texts.checklist} items={subject.checklist} mark="numbers" />
        {inPrice && priceFactors}
      </div>
    </section>
  );
}
