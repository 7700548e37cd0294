// Looks through HTML, as a browser would parse it, for what would run or load from elsewhere.
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
const NEVER_IN_TEXT = new Set([
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

/** Every element below a node, those in templates too. */
function* elementsIn(node) {
  if (defaultTreeAdapter.isElementNode(node)) yield node;
  const inside = node.tagName === "template" ? [node.content] : (node.childNodes ?? []);
  for (const child of inside) yield* elementsIn(child);
}

const valueOf = ({ attrs }, name) => attrs.find((attribute) => attribute.name === name)?.value;

/** As a browser reads an address: without white space and control characters. */
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

/** Data for search engines: never run, and readable as JSON. */
function isJson(element) {
  if (valueOf(element, "type") !== "application/ld+json") return false;
  JSON.parse(element.childNodes[0]?.value ?? "");
  return true;
}

/** What is live in a piece of cleaned HTML, in which nothing of that kind may stand at all; empty for nothing. @param {string} html */
export const livePartsOfText = (html) =>
  [...elementsIn(parseFragment(html))].flatMap((element) => [
    ...(NEVER_IN_TEXT.has(element.tagName) ? [`<${element.tagName}>`] : []),
    ...faultsOfAttributes(element, (name) => name === "style" || name === "srcset"),
  ]);

/** What is live in a page of ours, whose own scripts carry the nonce of its answer; empty for nothing. @param {string} html @param {string} nonce */
export const livePartsOfPage = (html, nonce) =>
  [...elementsIn(parse(html))].flatMap((element) => {
    const isStranger = element.tagName === "script" && valueOf(element, "nonce") !== nonce && !isJson(element);
    return [
      ...(NEVER.has(element.tagName) || isStranger ? [`<${element.tagName}>`] : []),
      ...faultsOfAttributes(element, (name) => name === "srcdoc"),
    ];
  });
