import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { Picture } from "@/components/islands/script/picture/picture";
import { BulletList } from "@/components/ui/bullet-list";
import { Inline } from "@/components/ui/inline";
import { Label } from "@/components/ui/label";
import { Switch } from "@/components/ui/switch";
import type { PageContext } from "@/lib/content/props";
import type { CaseItem, FaultItem, SectionOf } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { clean } from "@/lib/text/inline";
import { longestResult } from "@/lib/text/numbers";
import { Facet } from "./facet";

function Conclusion({ label, text }: { label: string; text: string }) {
  return (
    <p className="mt-2 bg-paper-100 px-3.5 py-2.5 max-tight:px-2 text-ink-900">
      <span className="block max-w-text">
        <b className="font-semibold">{label}</b> <Inline text={text} />
      </span>
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
            <h3 className="text-h3 tracking-normal decoration-2 decoration-amber-500 underline-offset-5 [summary:hover>&]:underline">
              <Inline text={problem} />
            </h3>
            <span className="max-w-text leading-remark max-md:col-span-full">
              <Inline text={first} />
            </span>
            <Switch />
          </summary>
          <div className="pb-5">
            {id && <span className="absolute top-0" id={id} />}
            <div className="grid *:first:*:first:mt-0 md:split-6/6 md:*:*:first:mt-0">
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

/** A row of each look, and its columns on wide screens. */
const caseClasses = {
  stacked: "border-hairline border-b py-5",
  beside: "grid items-start gap-y-5 md:split-4/8 in-prose:md:split-3/5",
  documents:
    "grid justify-items-start gap-y-2 border-hairline border-b py-4.5 lg:split-noted lg:items-baseline in-prose:lg:split-3/5",
} as const;

type CaseProps = { item: CaseItem; look: keyof typeof caseClasses; context: PageContext };

function Case({ item, look, context }: CaseProps) {
  const { icon, title, text, points, recommendation, picture, level } = item;
  const isStacked = look === "stacked";
  const heading = (
    <h3 className={clsx("text-h3", icon && "flex items-center gap-3", isStacked && "tracking-normal")}>
      {icon && <Icon name={icon} />}
      <Inline text={title} />
    </h3>
  );
  const isUnderHeading = isStacked || picture !== undefined;
  const content = (
    <>
      {isUnderHeading && heading}
      <p className={clsx(look !== "documents" && "max-w-text", isUnderHeading && "mt-2")}>
        <Inline text={text} />
      </p>
      {points &&
        (points.length > 1 ? (
          <BulletList items={points} small />
        ) : (
          // One alone is a remark.
          <p className="mt-2 text-sm">
            <Inline text={points[0] ?? ""} />
          </p>
        ))}
      {recommendation && <Conclusion label={words.section.recommendation} text={recommendation} />}
    </>
  );
  return (
    <li
      className={clsx(
        caseClasses[look],
        look === "beside" &&
          (picture ? "md:items-center" : "border-hairline border-b py-6 lg:split-noted lg:*:last:*:last:mt-0"),
      )}
    >
      {picture ? (
        <Picture
          picture={context.pictureOf(picture)}
          sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 40vw, calc(100vw - 2.5rem)"
        />
      ) : (
        !isStacked && heading
      )}
      {isStacked ? content : <div className={clsx(look === "beside" && !picture && "lg:contents")}>{content}</div>}
      {level && (
        <Label level={level} className="in-prose:lg:col-start-2">
          {words.section.levels[level]}
        </Label>
      )}
    </li>
  );
}

type CasesProps = { section: SectionOf<"cases">; context: PageContext };

/** Cases as rows: title, text, points, recommendation. Or a picture, or else the title, beside its text. */
export function CasesBody({ section, context }: CasesProps) {
  const look = section.look ?? "stacked";
  return (
    <ul className={look === "beside" && section.items[0]?.picture ? "grid gap-stack" : "border-line border-t"}>
      {section.items.map((item) => (
        <Case key={item.title} item={item} look={look} context={context} />
      ))}
    </ul>
  );
}

/** A calculation or a case worked through, line by line. */
export function ExampleBody({ steps, result }: Pick<SectionOf<"example">, "steps" | "result">) {
  return (
    <div className="surface-card max-w-table overflow-hidden rounded-md border border-line bg-paper-0 text-body max-tight:-mx-2">
      <ol>
        {steps.map(({ text, result: value }) => {
          // "Zwrot: 30 000 zł : 2724 zł": on phones the formula stands below what it computes, and the result beside that.
          const [, label = text, formula] = /^([^:]+:) (.+)$/.exec(text) ?? [];
          return (
            <li
              className="grid grid-cols-result items-baseline gap-x-5 gap-y-0.5 border-hairline border-b px-4.5 py-3 max-tight:grid-cols-1 max-tight:px-2 max-tight:text-sm"
              key={text}
            >
              <span className="max-md:contents">
                <span>
                  <Inline text={formula && value ? label : text} />
                </span>{" "}
                {formula && value && (
                  <span className="max-md:order-1 max-md:col-span-full">
                    <Inline text={formula} />
                  </span>
                )}
              </span>
              {value && (
                <b
                  className={clsx(
                    "text-right font-semibold text-heading tabular-nums max-tight:text-left",
                    clean(value).length > longestResult && "max-md:col-span-full max-md:text-left",
                  )}
                >
                  <Inline text={value} />
                </b>
              )}
            </li>
          );
        })}
      </ol>
      <p className="bg-ink-900 px-4.5 py-3.5 max-tight:px-2 font-semibold text-paper-50">
        <span className="block max-w-text">
          <Inline text={result} />
        </span>
      </p>
    </div>
  );
}
