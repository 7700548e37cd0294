import { PROSE_ATTRIBUTES, PROSE_ELEMENTS, type SafeHtml } from "@rewire/domain";
import sanitize from "sanitize-html";
import { limitTags } from "./boundHtml.ts";

const createHeadingTransformer = (level: 2 | 3): sanitize.Transformer =>
  sanitize.simpleTransform(`h${level}`, {}, false);

const options: sanitize.IOptions = {
  // Elements of a description, which browsers sanitise once more. No iframe, form, style, script, svg; no classes, ids
  // or handlers.
  allowedTags: [...PROSE_ELEMENTS],
  allowedAttributes: Object.fromEntries(Object.entries(PROSE_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "template", "iframe", "object"],
  transformTags: {
    // Levels 1 and 2 are the page's own headings.
    h1: createHeadingTransformer(3),
    h2: createHeadingTransformer(3),
    a: sanitize.simpleTransform("a", { rel: "nofollow noopener" }),
    img: (tagName, { alt = "", loading: _loading, ...attribs }) => ({
      tagName,
      attribs: { ...attribs, alt, loading: "lazy" },
    }),
  },
  // A picture without a permitted source and a link without a URL are removed.
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"],
};

/**
 * Sanitises HTML from the shop, which may contain scripts, event handlers and iframes. Runs only on the server, so that
 * browsers do not load the sanitising library. Very long HTML is truncated.
 */
export function sanitizeHtml(html: string | null | undefined): SafeHtml {
  return { safeHtml: html ? sanitize(limitTags(html), options).trim() : "" };
}

/** Options for a page of text, whose title is the only heading of level 1. */
const pageOptions: sanitize.IOptions = {
  ...options,
  transformTags: { ...options.transformTags, h1: createHeadingTransformer(2), h2: createHeadingTransformer(2) },
};

/** Sanitises the HTML of a content page, and changes its headings so that they start at level 2. */
export function sanitizePage(html: string | null | undefined): SafeHtml {
  return { safeHtml: html ? sanitize(limitTags(html), pageOptions).trim() : "" };
}

/** Elements allowed in a review: emphasis, lists and quotations. Links and pictures would invite spam. */
const reviewOptions: sanitize.IOptions = {
  allowedTags: ["p", "br", "ul", "ol", "li", "blockquote", "strong", "b", "em", "i", "code", "q"],
  allowedAttributes: {},
  disallowedTagsMode: "discard",
  nonTextTags: options.nonTextTags ?? [],
};

/** Sanitises the HTML of a review. Links, pictures, headings and tables are removed, but their text is kept. */
export function sanitizeReview(html: string | null | undefined): SafeHtml {
  return { safeHtml: html ? sanitize(limitTags(html), reviewOptions).trim() : "" };
}
