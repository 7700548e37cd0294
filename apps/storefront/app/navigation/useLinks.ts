import { useMemo } from "react";
import { siteLinks, type SiteLinks } from "@rewire/domain";
import { localePrefix } from "@rewire/messages";
import { useDocument } from "../i18n/DocumentContext.tsx";

/** The addresses of every page in the reader's language. */
export function useLinks(): SiteLinks {
  const { locale } = useDocument();
  return useMemo(() => siteLinks(localePrefix[locale]), [locale]);
}
