import { HouseCrop } from "@/components/drawings/house/house";
import { Inline } from "@/components/ui/inline";
import type { HouseCropData } from "@/lib/content/props";
import { numeral, plural } from "@/lib/text/plural";

/** Under the head of a service: where its circuit runs in the house, lit, and which devices stand on it. */
export function CircuitCrop({ drawing, circuit, devices }: HouseCropData) {
  const names = devices.map(({ name }) => name);
  const count = drawing.circuits.length;
  return (
    <section className="surface-ink" aria-label={`Obwód ${circuit.id} na przekroju domu`}>
      <div className="wrap trunk grid items-center gap-x-stack lg:grid-cols-[1fr_2fr]">
        <div className="py-7">
          <p className="font-semibold text-h3 text-heading">{circuit.id} na przekroju domu</p>
          <ul className="mt-2">
            {names.map((name) => (
              <li key={name}>
                <Inline text={name} />
              </li>
            ))}
          </ul>
          <a className="text-link mt-2" href="/#dom">
            Cały dom, {numeral(count)} {plural(count, "obwód", "obwody", "obwodów")}
          </a>
        </div>
        <div className="max-lg:-mx-gutter">
          <HouseCrop
            house={drawing}
            circuit={circuit}
            label={`Przekrój domu, świeci obwód ${circuit.id}: ${names.join("; ")}`}
          />
        </div>
      </div>
    </section>
  );
}
