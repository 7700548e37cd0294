/**
 * Elements that a shop's text may contain. None of them runs code, fetches by itself or changes how the parser reads
 * on.
 */
export const PROSE_ELEMENTS: readonly string[] = [
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

/** Allowed attributes by element. */
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
 * A tag as sanitising libraries write it: lower case, values in double quotes. A "<" that begins none is matched alone.
 */
const TAG = /<(?:(\/?)([a-z][a-z0-9]*)((?: [a-z]+(?:="[^"<>]*")?)*)(?: \/)?>)?/g;
const ATTRIBUTE = / ([a-z]+)(?:="([^"]*)")?/g;

/**
 * Where a link or a picture may lead: a scheme that cannot run, or an address of this site. An entity could hide a
 * scheme.
 */
const ADDRESS = /^(?:(?:https?|mailto|tel):|[^:&]*(?:[/?#]|$))/i;

/**
 * Restricts HTML to the elements and attributes of a shopkeeper's text. What a sanitising library has cleaned comes out
 * as it was; of anything else, tags that are not allowed become text, and attributes that are not allowed are left out.
 * It neither closes elements nor mends their order: browsers do. Takes time in proportion to the length.
 */
export const restrictHtml = (html: string): string =>
  html.replaceAll(
    TAG,
    (tag: string, closingSlash: string | undefined, name: string | undefined, attributes: string | undefined) => {
      if (!name || !elements.has(name)) return `&lt;${tag.slice(1)}`;
      if (closingSlash) return `</${name}>`;
      return `<${name}${restrictAttributes(name, attributes ?? "")}${tag.endsWith(" />") ? " /" : ""}>`;
    },
  );

const restrictAttributes = (element: string, attributes: string): string =>
  attributes.replaceAll(ATTRIBUTE, (attribute: string, name: string, value = "") => {
    if (!PROSE_ATTRIBUTES[element]?.includes(name)) return "";
    return (name === "href" || name === "src") && !ADDRESS.test(value) ? "" : attribute;
  });
