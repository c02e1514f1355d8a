import { get } from "@/lib/content/records";
import "./globals.css";
import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { Consent } from "@/components/islands/script/consent/consent";
import { Loading } from "@/components/islands/script/loading/loading";
import { SpeculationRules } from "@/components/islands/script/next-page/speculation-rules";
import { getLayoutTexts, getSite, visitTracking } from "@/lib/content/site";
import { pageScript, siteFiles } from "@/lib/generated";
import { iconMetadata } from "@/lib/seo/addresses";

// A Polish subset. Heavier letters are also wider: styles/fallback-fonts.css has fallbacks of the same widths.
const archivo = localFont({
  src: "../components/styles/fonts/archivo-pl-var.woff2",
  weight: "400 700",
  display: "swap",
  variable: "--font-archivo",
  adjustFontFallback: false,
  // The page's styles request it as soon as they are parsed. A preload would take a third of the bandwidth from the
  // first screen: first paint at 0.9 s instead of 0.65 s on a slow phone, with the same largest paint.
  preload: false,
});

export const metadata: Metadata = {
  ...iconMetadata(siteFiles().sign),
  // Phones would make links of the digits of a NIP or REGON. Every number to dial is a link already.
  formatDetection: { telephone: false },
};
export const viewport: Viewport = { themeColor: getSite().meta.themeColor, width: "device-width", initialScale: 1 };

export default function RootLayout({ children }: { children: ReactNode }) {
  const tracking = visitTracking();
  const { loading, late } = getLayoutTexts();
  return (
    // The base script sets attributes on this element before hydration.
    <html lang="pl" className={archivo.variable} id="gora" suppressHydrationWarning>
      <body>
        {tracking.gtagId && (
          <Consent texts={get("privacy").consent} tracking={tracking} bundle={pageScript("consent")} />
        )}
        {children}
        <Loading loading={loading} late={late} />
        <SpeculationRules />
        <script dangerouslySetInnerHTML={{ __html: siteFiles().baseScript }} />
      </body>
    </html>
  );
}
