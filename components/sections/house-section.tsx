import { CircuitNumber, House, LitCircuits } from "@/components/drawings/house/house";
import { Inline } from "@/components/ui/inline";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import type { HouseDrawing } from "@/lib/content/props";

/** Entry to the offer: the house in section, and its circuits as links. Nothing if it shows no service. */
export function HouseSection({ house }: { house: HouseDrawing | undefined }) {
  if (!house) return null;
  return (
    <Section surface="ink" labelledBy="dom" wrapClassName="relative">
      <div className="xl:absolute xl:z-1 xl:max-w-84">
        <SectionHead id="dom" heading={house.heading} lead={house.lead} />
      </div>
      <p className="sr-only">{house.description}</p>
      <LitCircuits className="grid gap-y-6 md:max-lg:split-6/6 md:max-lg:items-start">
        <div className="relative max-md:-mx-gutter lg:hidden">
          <House house={house} view="narrow" />
        </div>
        <House house={house} view="wide" className="max-lg:hidden" />
        <ul className="grid fit-cols-40 gap-x-3 md:max-lg:grid-cols-1 lg:fr-cols-4 xl:fr-cols-6">
          {house.circuits.map(({ id, name, what, href }) => (
            <li key={id}>
              <a
                className="grid min-h-14 label-cols-10 content-center border-hairline border-t py-2 text-sm/tight text-heading no-underline"
                href={href}
                data-circuit={id}
              >
                <CircuitNumber>{id}</CircuitNumber>
                <span>
                  {name}
                  <span className="block text-caption text-sm/snug">
                    <Inline text={what} />
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </LitCircuits>
    </Section>
  );
}
