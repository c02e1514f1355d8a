type Props = { /** Address of the print stylesheet. */ href: string };

/**
 * The print stylesheet: inline it would add 1 kB to every page. Browsers that run scripts read <noscript> as text and
 * request nothing: print-styles.browser.ts links it later.
 */
export function PrintStyles({ href }: Props) {
  const link = `<link rel="stylesheet" media="print" href="${href}">`;
  return <noscript data-paper="" dangerouslySetInnerHTML={{ __html: link }} />;
}
