import { PROSE_ATTRIBUTES, PROSE_ELEMENTS, type SafeHtml } from "@rewire/domain";
import sanitize from "sanitize-html";
import { boundHtml } from "./boundHtml.ts";

const heading = (level: 3 | 4): sanitize.Transformer => sanitize.simpleTransform(`h${level}`, {}, false);

const options: sanitize.IOptions = {
  // What a shopkeeper writes into a description, as browsers check it once more. No iframe, form, style, script, svg; no classes, ids or handlers.
  allowedTags: [...PROSE_ELEMENTS],
  allowedAttributes: Object.fromEntries(Object.entries(PROSE_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "template", "iframe", "object"],
  transformTags: {
    // The page's own headings are level 1 and 2.
    h1: heading(3),
    h2: heading(3),
    a: sanitize.simpleTransform("a", { rel: "nofollow noopener" }),
    img: (tagName, { alt = "", loading: _loading, ...attribs }) => ({
      tagName,
      attribs: { ...attribs, alt, loading: "lazy" },
    }),
  },
  // A picture without a permitted source and a link that leads nowhere are left out.
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"],
};

/**
 * Cleans HTML from the shop, which is not sanitised there (`<script>`, `onerror`, iframes come through).
 * Runs on the server only, once for each product: the library is 60 KiB and must not reach the browser. Of more HTML than
 * a description has, only the beginning is kept.
 */
export function sanitizeHtml(html: string | null | undefined): SafeHtml {
  return { safeHtml: html ? sanitize(boundHtml(html), options).trim() : "" };
}

/** What a shopper may do in a review: emphasis, lists and quotations. Links and pictures would invite advertising. */
const reviewOptions: sanitize.IOptions = {
  allowedTags: ["p", "br", "ul", "ol", "li", "blockquote", "strong", "b", "em", "i", "code", "q"],
  allowedAttributes: {},
  disallowedTagsMode: "discard",
  nonTextTags: options.nonTextTags ?? [],
};

/** The same for what strangers write: no links, pictures, headings or tables; their words stay. */
export function sanitizeReview(html: string | null | undefined): SafeHtml {
  return { safeHtml: html ? sanitize(boundHtml(html), reviewOptions).trim() : "" };
}
