import { figure } from "@/lib/content/figures";
import { highestBreakerAmps, judgeCircuit, judgeRcd } from "@/lib/content/protocol/limits";
import { breakerText } from "@/lib/content/protocol/view";
import type { ProtocolSpecimen } from "@/lib/content/types";
import { protocol } from "@/lib/content/written";
import { collectProblems, type Problem, type Report } from "./problem";

/** Reports what an electrician would not sign in the specimen: failed limits, and parts that do not match. */
export const specimenProblems = (specimen: ProtocolSpecimen, volts: number): Problem[] =>
  collectProblems("content/protocol.ts", (reportField) => {
    const report: Report = (field, what, mend) => reportField(`specimen.${field}`, what, mend);
    const { circuits, rcds, continuity, stamp, reference } = specimen;
    const rcdNames = new Set(rcds.rows.map(({ name }) => name));

    circuits.rows.forEach((row, index) => {
      const field = `circuits.rows.${index}`;
      const maximumAmps = highestBreakerAmps[row.cable.squareMillimetres] ?? 0;
      if (!judgeCircuit(row, volts, circuits.insulationTestVolts).passes)
        report(
          field,
          `Obwód „${row.name}” nie spełnia: Zs ponad 2/3 dopuszczalnej albo izolacja poniżej granicy.`,
          "Wzór pokazuje zdrową instalację: popraw liczby.",
        );
      if (row.breaker.ratedAmps > maximumAmps)
        report(
          `${field}.breaker`,
          `Wyłącznik ${breakerText(row.breaker)} jest za duży do przekroju ${row.cable.squareMillimetres} mm².`,
          `Wpisz najwyżej ${maximumAmps} A albo większy przekrój.`,
        );
      if (!rcdNames.has(row.rcd))
        report(`${field}.rcd`, `Nie ma wyłącznika „${row.rcd}”.`, `Wpisz jeden z: ${[...rcdNames].join(", ")}.`);
      const device = rcds.rows.find(({ name }) => name === row.rcd);
      if (device && row.cable.cores === 5 && device.poles !== 4)
        report(`${field}.rcd`, `Obwód trójfazowy jest za wyłącznikiem ${device.name} 2P.`, "Wybierz aparat 4P.");
    });

    rcds.rows.forEach((row, index) => {
      const field = `rcds.rows.${index}`;
      if (!judgeRcd(row).passes)
        report(
          field,
          `Wyłącznik ${row.name} nie spełnia: prąd, czas albo TEST poza granicami.`,
          "Wzór pokazuje zdrową instalację: popraw liczby.",
        );
      if (row.ratedMilliamps !== rcds.rows[0]?.ratedMilliamps)
        report(
          `${field}.ratedMilliamps`,
          "Wyłączniki mają różne prądy znamionowe, a nagłówki kolumn podają jeden.",
          "Wpisz ten sam prąd.",
        );
    });

    // The protective conductor is a part of the loop, so it cannot have more resistance than the whole.
    if (continuity.highestOhms >= Math.max(...circuits.rows.map(({ loopOhms }) => loopOhms)))
      report(
        "continuity.highestOhms",
        "Przewód ochronny ma większą rezystancję niż cała pętla zwarcia.",
        "Wpisz mniejszą wartość.",
      );
    if (!reference.startsWith(stamp))
      report("reference", `Numer nie zaczyna się od „${stamp}”.`, "Wzór nie może wyglądać jak prawdziwy dokument.");
  });

/** Checks the specimen that the site shows. */
export const protocolProblems = (): Problem[] => specimenProblems(protocol.specimen, figure("siec.napiecie").number);
