import type { ComponentType, ReactElement } from "react";
import type { IslandData } from "@/components/islands/react/hydration/hydration.browser";
import { Slots } from "@/components/islands/react/hydration/slots";
import { type IslandPage, islandScripts } from "@/lib/generated";
import { checkedProps, type IslandName } from "@/lib/island-props";

/** Elements only: the browser would take a text for HTML (slots.tsx). */
type Contents = Readonly<Record<string, ReactElement | readonly ReactElement[]>>;

type Props<P extends object> = {
  name: IslandName;
  /** The page whose script has it: components/islands/react/pages. */
  page: IslandPage;
  component: ComponentType<P>;
  /** What the island counts and says: plain data, which stands beside it as JSON. */
  props: P;
  /** What the server draws in it (`Slot`). */
  slots: Contents;
  /** The same for parts that it shows later: in the page they are inert. */
  spares?: Contents;
  className?: string;
  /** Parameter of the address that starts it. */
  query?: string | undefined;
};

/**
 * An island: its HTML as the server draws it, and beside it what the loader needs to make it a React root of its own
 * when it is first used (islands/react/hydration). In development Next.js starts it, so nothing stands beside it.
 */
export function Island<P extends object>({
  name,
  page,
  component: Component,
  props,
  slots,
  spares = {},
  className,
  query,
}: Props<P>) {
  const scripts = islandScripts(page);
  const data: IslandData | undefined = scripts && { scripts, props: checkedProps(name, props) };
  return (
    <>
      <div className={className} data-island={name} data-query={query} data-busy="">
        <Slots contents={{ ...slots, ...spares }}>
          <Component {...props} />
        </Slots>
      </div>
      {data && (
        <>
          <script
            type="application/json"
            data-props={name}
            dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
          />
          <template>
            {Object.entries(spares).map(([key, node]) => (
              <div key={key} data-slot={key}>
                {node}
              </div>
            ))}
          </template>
        </>
      )}
    </>
  );
}
