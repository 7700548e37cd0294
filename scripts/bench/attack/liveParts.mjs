// Finds executable or external content in HTML as parsed by a browser.
import { defaultTreeAdapter, parse, parseFragment } from "parse5";

const NEVER = new Set([
  "iframe",
  "object",
  "embed",
  "base",
  "frame",
  "frameset",
  "applet",
  "template",
  "marquee",
  "xmp",
]);
const FORBIDDEN_IN_TEXT = new Set([
  ...NEVER,
  "script",
  "svg",
  "math",
  "style",
  "form",
  "input",
  "button",
  "link",
  "meta",
  "textarea",
  "video",
  "audio",
  "details",
  "noscript",
]);
const ADDRESSES = new Set([
  "href",
  "src",
  "action",
  "formaction",
  "data",
  "srcdoc",
  "xlink:href",
  "poster",
  "background",
]);
const BAD_SCHEME = /^(?:javascript|vbscript|data:(?!image\/))/;
const HANDLER = /^on/i;

/** All elements below a node, including those in templates. */
function* elementsIn(node) {
  if (defaultTreeAdapter.isElementNode(node)) yield node;
  const inside = node.tagName === "template" ? [node.content] : (node.childNodes ?? []);
  for (const child of inside) yield* elementsIn(child);
}

const valueOf = ({ attrs }, name) => attrs.find((attribute) => attribute.name === name)?.value;

/** Normalises a URL as a browser does: removes white space and control characters. */
const squeezed = (address) => address.replaceAll(/[\0-\u0020]/g, "").toLowerCase();

const isForeign = (tagName, address) =>
  tagName !== "a" && URL.parse(address, "https://shop.example")?.hostname === "evil.example";

function faultsOfAttributes({ tagName, attrs }, isBanned) {
  return attrs.flatMap(({ name, prefix, value }) => {
    const full = prefix ? `${prefix}:${name}` : name;
    const address = ADDRESSES.has(full) ? squeezed(value) : "";
    if (HANDLER.test(full) || isBanned(full)) return [`${full}=`];
    return BAD_SCHEME.test(address) || isForeign(tagName, address) ? [`${full}=${address.slice(0, 30)}`] : [];
  });
}

/** Structured data for search engines: not executed, and valid JSON. */
function isJson(element) {
  if (valueOf(element, "type") !== "application/ld+json") return false;
  JSON.parse(element.childNodes[0]?.value ?? "");
  return true;
}

/** Returns executable content in sanitised HTML, which must not contain any; empty for none. @param {string} html */
export const livePartsOfText = (html) =>
  [...elementsIn(parseFragment(html))].flatMap((element) => [
    ...(FORBIDDEN_IN_TEXT.has(element.tagName) ? [`<${element.tagName}>`] : []),
    ...faultsOfAttributes(element, (name) => name === "style" || name === "srcset"),
  ]);

/**
 * Returns executable content in a page whose own scripts have the nonce of its response; empty for none. @param
 * {string} html @param {string} nonce
 */
export const livePartsOfPage = (html, nonce) =>
  [...elementsIn(parse(html))].flatMap((element) => {
    const isStranger = element.tagName === "script" && valueOf(element, "nonce") !== nonce && !isJson(element);
    return [
      ...(NEVER.has(element.tagName) || isStranger ? [`<${element.tagName}>`] : []),
      ...faultsOfAttributes(element, (name) => name === "srcdoc"),
    ];
  });
