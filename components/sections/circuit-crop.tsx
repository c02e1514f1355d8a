import { HouseCrop } from "@/components/drawings/house/house";
import { Inline } from "@/components/ui/inline";
import type { HouseCropData } from "@/lib/content/props";
import { words } from "@/lib/content/words";
import { fill } from "@/lib/text/fill";
import { numeral, plural } from "@/lib/text/plural";

const { circuit: texts } = words;

/** Below the head of a service: its lit circuit in the house, and the circuit's devices. */
export function CircuitCrop({ drawing, circuit, devices }: HouseCropData) {
  const names = devices.map(({ name }) => name);
  const count = drawing.circuits.length;
  const place = { obwod: circuit.id };
  return (
    <section className="surface-ink" aria-label={fill(texts.label, place)}>
      <div className="wrap trunk grid items-center gap-x-stack lg:grid-cols-[1fr_2fr]">
        <div className="py-7">
          <p className="font-semibold text-h3 text-heading">{fill(texts.name, place)}</p>
          <ul className="mt-2">
            {names.map((name) => (
              <li key={name}>
                <Inline text={name} />
              </li>
            ))}
          </ul>
          <a className="text-link mt-2" href="/#dom">
            {fill(texts.all, { ile: `${numeral(count)} ${plural(count, ...texts.forms)}` })}
          </a>
        </div>
        <div className="max-lg:-mx-gutter">
          <HouseCrop
            house={drawing}
            circuit={circuit}
            label={fill(texts.picture, { ...place, urzadzenia: names.join("; ") })}
          />
        </div>
      </div>
    </section>
  );
}
