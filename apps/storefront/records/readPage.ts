import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** A script whose text stands in the page. */
export interface InlineScript {
  /** Its `type`; "" for a classic one. */
  readonly type: string;
  readonly text: string;
}

/** What of a page's HTML can run something. */
export interface PageScripts {
  readonly inline: readonly InlineScript[];
  /** Addresses of scripts, also of those that are fetched ahead, as they stand in the page. */
  readonly addresses: readonly string[];
  /** In words: what else could run or lead something astray, and has no place on a payment page. */
  readonly risks: readonly string[];
}

/** Blocks of data, which no browser runs. */
const DATA = new Set(["application/ld+json", "application/json", "text/plain"]);
/** Links that fetch scripts; `held` ones become `modulepreload` after the first paint. */
const FETCHING = new Set(["modulepreload", "held", "serviceworker"]);
const FOREIGN = new Set(["base", "iframe", "frame", "object", "embed", "applet", "portal"]);

/** Reads from a page, with a parser that follows the HTML standard, everything that runs or fetches scripts. */
export function readPage(html: string): PageScripts {
  const inline: InlineScript[] = [];
  const addresses: string[] = [];
  const risks: string[] = [];
  for (const element of elementsOf(parse(html))) {
    const { tagName: tag } = element;
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    risks.push(...risksOf(tag, attributes));
    const type = (attributes.get("type") ?? "").trim().toLowerCase();
    const source = attributes.get("src") ?? attributes.get("href") ?? attributes.get("xlink:href");
    if (tag === "script" && source !== undefined) addresses.push(source);
    else if (tag === "script" && !DATA.has(type)) inline.push({ type, text: textOf(element) });
    if (tag !== "link" || source === undefined) continue;
    const relations = (attributes.get("rel") ?? "").toLowerCase().split(/\s+/);
    const isScript = ["script", "worker"].includes((attributes.get("as") ?? "").toLowerCase());
    if (isScript || relations.some((relation) => FETCHING.has(relation))) addresses.push(source);
  }
  return { inline, addresses, risks };
}

function risksOf(tag: string, attributes: ReadonlyMap<string, string>): string[] {
  const risks: string[] = [];
  if (FOREIGN.has(tag)) risks.push(`has a <${tag}> element`);
  if (tag === "meta" && attributes.has("http-equiv"))
    risks.push(`has <meta http-equiv="${attributes.get("http-equiv")}">`);
  for (const [name, value] of attributes) {
    if (name.startsWith("on")) risks.push(`has an inline handler, ${name} of <${tag}>`);
    // Browsers leave out control characters and spaces before the scheme.
    const address = value.replaceAll(/[\p{Cc} ]/gu, "").toLowerCase();
    if (address.startsWith("javascript:")) risks.push(`has a javascript: address in ${name} of <${tag}>`);
    if (name === "srcdoc") risks.push(`has a page in a page, srcdoc of <${tag}>`);
  }
  return risks;
}

function* elementsOf(node: Tree.Node): Generator<Tree.Element> {
  if (defaultTreeAdapter.isElementNode(node)) yield node;
  if ("content" in node) yield* elementsOf(node.content);
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsOf(child);
}

const textOf = (element: Tree.Element): string =>
  element.childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : "")).join("");
