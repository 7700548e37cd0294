import { useMemo } from "react";
import { createSiteLinks, type SiteLinks } from "@rewire/domain";
import { localePrefixes } from "@rewire/messages";
import { useDocument } from "../i18n/DocumentContext.tsx";

/** Returns the links to all pages in the current language. */
export function useLinks(): SiteLinks {
  const { locale } = useDocument();
  return useMemo(() => createSiteLinks(localePrefixes[locale]), [locale]);
}
