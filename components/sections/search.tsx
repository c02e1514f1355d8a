import { Icon } from "@/components/icons/icon";
import { LoadFailure } from "@/components/islands/react/hydration/load-failure";
import { queryName } from "@/components/islands/react/search/query-address";
import { SearchIsland } from "@/components/islands/react/search/search";
import { Island } from "@/components/ui/island";
import type { IconName, Phone } from "@/lib/content/types";
import { words } from "@/lib/content/words";

type Props = {
  /** Address of the search index: siteFiles().searchIndex. */
  address: string;
  phone: Phone;
  /** Icons of results: searchIcons(). */
  icons: readonly IconName[];
};

/** The search of the guide index. Hidden without scripts. */
export function SearchSection({ address, phone, icons }: Props) {
  const { noScript, ...texts } = words.search;
  return (
    <div className="mt-7">
      <Island
        name="search"
        page="poradnik"
        className="noscript:hidden"
        query={queryName}
        component={SearchIsland}
        props={{ texts, address, phone }}
        slots={{
          "field-icon": (
            <Icon name="search" className="pointer-events-none absolute top-4 left-4 size-5 text-caption" />
          ),
          failure: <LoadFailure className="in-data-failed:mt-5" text={texts.failed} phone={phone} place="search" />,
        }}
        spares={{
          "phone-icon": <Icon name="phone" />,
          ...Object.fromEntries(
            icons.map((name) => [
              `icon-${name}`,
              <Icon key={name} name={name} className="size-8 stroke-fine text-heading" />,
            ]),
          ),
        }}
      />
      <noscript>
        <p>{noScript}</p>
      </noscript>
    </div>
  );
}
