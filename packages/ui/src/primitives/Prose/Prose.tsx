import type { SafeHtml } from "@rewire/domain";
import { chakra } from "../../theme/chakra.tsx";

/** The shop's own text: HTML that a sanitising library has cleaned on the server. No other component shows HTML. */
export function Prose({ html }: { html: SafeHtml }) {
  // oxlint-disable-next-line react/no-danger -- SafeHtml is made by the sanitiser alone
  return <ProseRoot dangerouslySetInnerHTML={{ __html: html.safeHtml }} />;
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
