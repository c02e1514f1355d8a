type Props = { /** Address of the stylesheet for paper. */ href: string };

/**
 * The stylesheet for paper: inline it would take 0.5 kB of every page. Browsers that run scripts read a <noscript> as
 * text and ask for nothing: print-styles.browser.ts links it later.
 */
export function PrintStyles({ href }: Props) {
  const link = `<link rel="stylesheet" media="print" href="${href}">`;
  return <noscript data-paper="" dangerouslySetInnerHTML={{ __html: link }} />;
}
