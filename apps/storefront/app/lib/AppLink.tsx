import { Link } from "react-router";
import { localeOfPath } from "@rewire/messages";
import type { LinkComponentProps } from "@rewire/ui";
import { useDocument } from "./DocumentContext.tsx";

const isPage = (href: string): boolean => href.startsWith("/") && !href.startsWith("//");

/**
 * The link that ui components render inside the app.
 * Pages of the same language are reached without a reload. Another language is another document: its words
 * are loaded before React begins. Files, anchors and other hosts are left to the browser.
 */
export function AppLink({ href, children, ...rest }: LinkComponentProps) {
  const { locale } = useDocument();
  if (!isPage(href) || rest.download !== undefined || rest.target === "_blank") return <a href={href} {...rest}>{children}</a>;
  const isSameLanguage = localeOfPath(href.split(/[?#]/)[0] ?? "") === locale;
  return <Link to={href} reloadDocument={!isSameLanguage} prefetch={isSameLanguage ? "intent" : "none"} {...rest}>{children}</Link>;
}
