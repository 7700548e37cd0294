/** HTML elements allowed in the shop's texts. None of them can run code or change the state of the HTML parser. */
export const PROSE_ELEMENTS: readonly string[] = [
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "p",
  "br",
  "hr",
  "ul",
  "ol",
  "li",
  "dl",
  "dt",
  "dd",
  "blockquote",
  "pre",
  "code",
  "strong",
  "b",
  "em",
  "i",
  "u",
  "s",
  "del",
  "ins",
  "mark",
  "small",
  "sub",
  "sup",
  "abbr",
  "q",
  "cite",
  "span",
  "div",
  "a",
  "img",
  "figure",
  "figcaption",
  "table",
  "caption",
  "thead",
  "tbody",
  "tfoot",
  "tr",
  "th",
  "td",
];

/** HTML attributes allowed in the shop's texts, by element. */
export const PROSE_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "rel"],
  img: ["src", "alt", "width", "height", "loading"],
  abbr: ["title"],
  ol: ["start", "reversed"],
  th: ["colspan", "rowspan", "scope"],
  td: ["colspan", "rowspan"],
};

const elements: ReadonlySet<string> = new Set(PROSE_ELEMENTS);

/**
 * Matches a tag as serialised by sanitising libraries: lower case, values in double quotes; or a "<" that begins no
 * tag.
 */
const TAG_PATTERN = /<(?:(\/?)([a-z][a-z0-9]*)((?: [a-z]+(?:="[^"<>]*")?)*)(?: \/)?>)?/g;
const ATTRIBUTE_PATTERN = / ([a-z]+)(?:="([^"]*)")?/g;

/**
 * Matches allowed URLs of links and pictures: a scheme that cannot run code, or a URL on this site. Entities are
 * excluded, because they could hide a scheme.
 */
const ALLOWED_URL_PATTERN = /^(?:(?:https?|mailto|tel):|[^:&]*(?:[/?#]|$))/i;

/**
 * Restricts HTML to the allowed elements and attributes: forbidden tags are escaped as text, and forbidden attributes
 * are removed. HTML that has been sanitised already is returned unchanged. Elements are neither closed nor reordered.
 * Runs in linear time.
 */
export const restrictHtml = (html: string): string =>
  html.replaceAll(
    TAG_PATTERN,
    (tag: string, closingSlash: string | undefined, name: string | undefined, attributes: string | undefined) => {
      if (!name || !elements.has(name)) return `&lt;${tag.slice(1)}`;
      if (closingSlash) return `</${name}>`;
      return `<${name}${restrictAttributes(name, attributes ?? "")}${tag.endsWith(" />") ? " /" : ""}>`;
    },
  );

const restrictAttributes = (element: string, attributes: string): string =>
  attributes.replaceAll(ATTRIBUTE_PATTERN, (attribute: string, name: string, value = "") => {
    if (!PROSE_ATTRIBUTES[element]?.includes(name)) return "";
    return (name === "href" || name === "src") && !ALLOWED_URL_PATTERN.test(value) ? "" : attribute;
  });
