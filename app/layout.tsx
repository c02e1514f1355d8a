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

// One file, a Polish subset whose weight axis also widens. Its metric-matched fallbacks are in
// styles/fallback-fonts.css.
const archivo = localFont({
  src: "../components/styles/fonts/archivo-pl-var.woff2",
  weight: "400 700",
  display: "swap",
  variable: "--font-archivo",
  adjustFontFallback: false,
  // The page's own styles ask for it as soon as they are read. Asked for earlier it takes a third of the line away from
  // the first screen: 0.65 instead of 0.9 s to the first paint on a slow phone, the largest one the same.
  preload: false,
});

export const metadata: Metadata = iconMetadata(siteFiles().sign);
export const viewport: Viewport = { themeColor: getSite().meta.themeColor, width: "device-width", initialScale: 1 };

export default function RootLayout({ children }: { children: ReactNode }) {
  const tracking = visitTracking();
  const { loading, late } = getLayoutTexts();
  return (
    // The base script notes on it how the page is used.
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
