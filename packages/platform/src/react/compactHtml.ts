/** Elements whose text is not HTML, and start tags, those of empty shapes with their end tag. */
const PARTS =
  /<(script|style|textarea)\b[^>]*>[\s\S]*?<\/\1>|<([a-z][a-z\d-]*)((?: [\w:-]+(?:="[^"]*")?)*)\/?>(<\/(?:use|path|circle|rect|line)>)?/g;

const ATTRIBUTE = / ([\w:-]+)="([^"]*)"/g;
const UNQUOTED = /^[^\s"'=<>`]+$/;

/** Removes quotes that an attribute does not require. Nonces keep theirs, by which they are replaced later. */
const compactAttribute = (attribute: string, name: string, value: string) => {
  if (value === "") return ` ${name}`;
  return name !== "nonce" && UNQUOTED.test(value) ? ` ${name}=${value}` : attribute;
};

/**
 * Removes from the HTML that React renders what changes nothing in the page: quotes, slashes of void elements, and end
 * tags of empty shapes.
 */
export const compactHtml = (html: string): string =>
  html.replaceAll(PARTS, (part, raw: string | undefined, name: string, attributes: string, end: string | undefined) => {
    if (raw !== undefined) return part;
    const compact = attributes.replaceAll(ATTRIBUTE, compactAttribute);
    return `<${name}${compact}${end === undefined ? "" : " /"}>`;
  });
