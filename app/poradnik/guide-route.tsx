import { notFound } from "next/navigation";
import type { ComponentType } from "react";
import type { CalculatorProps } from "@/components/islands/react/calculators/use-calculator";
import { PageFrame } from "@/components/layout/page-frame";
import { Calculator } from "@/components/sections/calculator";
import { GuidePage, type GuideTool } from "@/components/sections/pages/guide-page";
import { type CalculatorData, type CalculatorName, calculators } from "@/lib/calculators";
import { powerParameter } from "@/lib/calculators/share";
import { get, pageAt, slugsOf } from "@/lib/content/records";
import { pageContext } from "@/lib/content/section-context";
import { frameFor, relatedLinks } from "@/lib/content/view";
import { estimateLink } from "@/lib/estimate/props";
import { type IslandPage, pageScript } from "@/lib/generated";
import { breadcrumbs } from "@/lib/seo/breadcrumbs";
import { guideGraph, toScript } from "@/lib/seo/json-ld";
import { printFoot } from "@/lib/seo/print-foot";

/** Islands of a guide's calculators, by the calculator's name. */
type Islands = { readonly [Name in CalculatorName]?: ComponentType<CalculatorProps<CalculatorData<Name>>> };

/** Names of a guide's calculators, in the order of lib/calculators. */
const calculatorsOf = (slug: string) =>
  (Object.keys(calculators) as CalculatorName[]).filter((name) => calculators[name].guide === slug);

/**
 * Slugs of the guides that share the route [slug]. The scripts of a route load together, so a guide with a calculator
 * has its own route: a visitor loads only that calculator.
 */
export const guidesWithoutCalculator = () => slugsOf("guides").filter((slug) => calculatorsOf(slug).length === 0);

function toolOf<Name extends CalculatorName>(name: Name, islands: Islands): GuideTool {
  const island = islands[name];
  const { guide, after, data } = calculators[name];
  if (!island) throw new Error(`app/poradnik/${guide}/page.tsx names no island for the calculator "${name}".`);
  const calculator = data() as CalculatorData<Name>;
  const [firstField] = "fields" in calculator ? calculator.fields.flat() : [];
  const query = firstField?.name ?? powerParameter;
  const content = (
    <Calculator
      name={name}
      page={guide as IslandPage}
      data={calculator}
      query={query}
      phone={pageContext("guide").phone}
      island={island}
    />
  );
  return { id: calculator.id, heading: calculator.texts.heading, content, after };
}

/**
 * The page of a guide, with its frame.
 * @param islands one for each calculator of the guide (lib/calculators)
 */
export function GuideRoute({ slug, islands = {} }: { slug: string; islands?: Islands }) {
  if (!pageAt(`/poradnik/${slug}`)) notFound();
  const tools = calculatorsOf(slug).map((name) => toolOf(name, islands));
  const guide = get("guides", slug);
  return (
    <PageFrame
      {...frameFor(`/poradnik/${slug}`)}
      jsonLd={toScript(guideGraph(guide))}
      printFoot={printFoot(`/poradnik/${slug}`, { text: guide.modified, checked: guide.checked })}
    >
      <GuidePage
        guide={guide}
        trail={breadcrumbs(`/poradnik/${slug}`)}
        related={relatedLinks(guide.related)}
        estimate={estimateLink(guide.related.services)}
        context={pageContext("guide")}
        tools={tools}
      />
      <script async src={pageScript("contents").script} />
      {tools.length > 0 && <script async src={pageScript("print").script} />}
    </PageFrame>
  );
}
