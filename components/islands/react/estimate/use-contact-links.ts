import { useEffect } from "react";
import { contactPath } from "@/lib/tracking/events";

/** Sets where the page's links to /kontakt lead. They stand outside the island: header, menu, band, footer. */
export function setContactLinks(href: string): void {
  for (const link of document.querySelectorAll(`a[href^="${contactPath}"]`)) link.setAttribute("href", href);
}

/**
 * Makes the page's links to /kontakt take a request along, as long as there is one.
 * @param href address of the contact page with the request
 */
export function useContactLinks(href: string): void {
  useEffect(() => {
    setContactLinks(href);
    return () => setContactLinks(contactPath);
  }, [href]);
}
