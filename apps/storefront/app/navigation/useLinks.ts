import { useMemo } from "react";
import { siteLinks, type SiteLinks } from "@rewire/domain";
import { localePrefix } from "@rewire/messages";
import { useDocument } from "../i18n/DocumentContext.tsx";

/** Returns the URLs of all pages in the current language. */
export function useLinks(): SiteLinks {
  const { locale } = useDocument();
  return useMemo(() => siteLinks(localePrefix[locale]), [locale]);
}
