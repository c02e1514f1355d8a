/** One page of every kind, for checks that look at layout and behaviour. */
export const pageTypes = [
  "/",
  "/oferta",
  "/uslugi",
  "/uslugi/smart-home",
  "/oferta/pomiary",
  "/dla-firm",
  "/wzor-protokolu",
  "/poradnik",
  "/poradnik/fotowoltaika",
  "/poradnik/awarie",
  "/gliwice",
  "/dabrowa-gornicza",
  "/kontakt",
  "/dziekujemy",
  "/nie-ma-takiej-strony",
] as const;

export const phoneViewport = { width: 390, height: 844 } as const;
export const desktopViewport = { width: 1280, height: 900 } as const;
