import * as lucide from "lucide-react";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type IconId, iconNames, layoutIconNames } from "@/lib/content/icons";

const components = lucide as unknown as Readonly<Record<string, ComponentType | undefined>>;

/** "house-plug" is exported as HousePlug, "building-2" as Building2. */
const componentName = (name: IconId): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Renders all icons by name, as the content of an SVG of 24 × 24. lucide-react's components are client components and
 * would load the framework for a drawing, so they are rendered here, once.
 * @throws Error for an icon lucide does not have
 */
export function drawIcons(): Record<IconId, string> {
  const shape = (name: IconId): string => {
    const component = components[componentName(name)];
    if (!component) throw new Error(`lucide-react nie ma ikony „${name}”. Popraw nazwę w lib/content/icons.ts.`);
    return renderToStaticMarkup(createElement(component)).replace(/^<svg[^>]*>|<\/svg>$/g, "");
  };
  return Object.fromEntries([...iconNames, ...layoutIconNames].map((name) => [name, shape(name)] as const)) as Record<
    IconId,
    string
  >;
}
