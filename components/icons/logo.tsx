import { siteFiles } from "@/lib/generated";

/** Sign of the firm (content/logo.svg), in the text's colour and its own. Decorative, beside the name. */
export const LogoSign = () => (
  <svg
    className="size-7.5 flex-none"
    viewBox="0 0 30 30"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: siteFiles().logo }}
  />
);
