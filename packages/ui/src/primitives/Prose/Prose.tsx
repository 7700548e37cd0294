import { createTrustedRule, restrictHtml, trustedPolicies, type SafeHtml } from "@rewire/domain";
import { useMemo } from "react";
import { chakra } from "../../theme/chakra.tsx";

const toTrustedHtml = createTrustedRule(trustedPolicies.prose, "createHTML", restrictHtml);

/**
 * HTML content of the shop. It is sanitised on the server, and checked against the same list of allowed elements on the
 * client. No other component renders HTML.
 */
export function Prose({ html: { safeHtml } }: { html: SafeHtml }) {
  // Memoised: React treats a new object as a change, and would set the HTML again.
  const content = useMemo(() => ({ __html: toTrustedHtml(safeHtml) }), [safeHtml]);
  // Shoppers and owners may write from right to left, as in a review in Arabic.
  return <ProseRoot dir="auto" dangerouslySetInnerHTML={content} />;
}

const ProseRoot = chakra("div", {
  base: {
    maxWidth: "container.text",
    overflowWrap: "anywhere",
    "& > * + *": { marginTop: "4" },
    "& :is(h1, h2, h3, h4, h5, h6)": { textStyle: "h4", marginTop: "6" },
    "& :is(ul, ol)": { paddingInlineStart: "6" },
    "& ul": { listStyleType: "square" },
    "& ol": { listStyleType: "decimal" },
    "& li + li": { marginTop: "1.5" },
    "& a": { color: "accent.fg", fontWeight: "semibold", textDecoration: "underline", textUnderlineOffset: "0.22em" },
    "& img": { maxWidth: "full", height: "auto" },
    "& table": { display: "block", overflowX: "auto" },
    "& :is(th, td)": { paddingBlock: "2", paddingInlineEnd: "4", textAlign: "start", borderTop: "hairline" },
    "& blockquote": { paddingInlineStart: "4", boxShadow: "inset 3px 0 0 {colors.border.control}" },
  },
});
