import { Icon } from "@/components/icons/icon";
import { LoadFailure } from "@/components/islands/react/hydration/load-failure";
import { SearchIsland } from "@/components/islands/react/search/search";
import type { IconName, Phone } from "@/lib/content/types";
import { words } from "@/lib/content/words";

type Props = {
  /** Address of the search index: siteFiles().searchIndex. */
  address: string;
  phone: Phone;
  /** Icons of results: searchIcons(). */
  icons: readonly IconName[];
};

/** The search of the guide index, above its topics. Hidden without scripts. */
export function SearchSection({ address, phone, icons }: Props) {
  const { noScript, ...texts } = words.search;
  return (
    <div className="wrap trunk pb-[calc(var(--spacing-section)*0.5)]">
      <SearchIsland
        texts={texts}
        address={address}
        phone={phone}
        fieldIcon={<Icon name="search" className="pointer-events-none absolute top-4 left-4 size-5 text-caption" />}
        failure={<LoadFailure className="in-data-failed:mt-5" text={texts.failed} />}
        phoneIcon={<Icon name="phone" />}
        icons={Object.fromEntries(
          icons.map((name) => [name, <Icon key={name} name={name} className="size-8 stroke-[1.25] text-heading" />]),
        )}
      />
      <noscript>
        <p>{noScript}</p>
      </noscript>
    </div>
  );
}
