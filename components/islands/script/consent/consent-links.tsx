import type { ConsentTexts } from "@/lib/content/types";

type Props = { texts: ConsentTexts };

/**
 * Links of the footer where tracking is configured. "Change" asks again; without scripts it leads to the explanation.
 */
export function ConsentLinks({ texts }: Props) {
  return (
    <>
      <a href="/polityka-prywatnosci">{texts.privacy}</a>
      <a href="/polityka-prywatnosci#pomiar" data-consent="change">
        {texts.change}
      </a>
    </>
  );
}
