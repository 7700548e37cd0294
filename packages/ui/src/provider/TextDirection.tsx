import { LocaleProvider } from "@chakra-ui/react";
import { useSyncExternalStore, type ReactNode } from "react";

/** A language for each direction: Chakra derives the direction of its components from a language. */
const LANGUAGES = { ltr: "en", rtl: "ar" } as const;

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["dir"] });
  return () => observer.disconnect();
}
const readDirection = () => (document.documentElement.dir === "rtl" ? "rtl" : "ltr");
const readOnServer = () => "ltr" as const;

/**
 * Passes the text direction of the page to Chakra's interactive components. Without it they set `dir="ltr"` on their
 * elements, so that drawers, menus and sliders keep their left-to-right layout and keys on every page.
 */
export function TextDirection({ children }: { children: ReactNode }) {
  const direction = useSyncExternalStore(subscribe, readDirection, readOnServer);
  return <LocaleProvider locale={LANGUAGES[direction]}>{children}</LocaleProvider>;
}
