import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** Inline script of a page. */
export interface InlineScript {
  /** `type` attribute; "" for a classic script. */
  readonly type: string;
  readonly text: string;
}

/** Scripts and other executable content of a page. */
export interface PageScripts {
  readonly inline: readonly InlineScript[];
  /** URLs of scripts, including preloaded ones, as in the page. */
  readonly addresses: readonly string[];
  /** Descriptions of other content that could execute code or redirect, which payment pages must not contain. */
  readonly risks: readonly string[];
}

/** Types of data blocks, which browsers do not execute. */
const DATA_BLOCK_TYPES = new Set(["application/ld+json", "application/json", "text/plain"]);
/** Link relations that fetch scripts; a `held` link lists those of the `modulepreload` links that come after the first paint. */
const SCRIPT_LINK_RELATIONS = new Set(["modulepreload", "held", "serviceworker"]);
const EMBEDDING_ELEMENTS = new Set(["base", "iframe", "frame", "object", "embed", "applet", "portal"]);

/** Parses a page as specified by the HTML standard, and returns all content that executes or fetches scripts. */
export function readPage(html: string): PageScripts {
  const inlineScripts: InlineScript[] = [];
  const addresses: string[] = [];
  const riskDescriptions: string[] = [];
  for (const element of iterateElements(parse(html))) {
    const { tagName: tag } = element;
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    riskDescriptions.push(...listRisks(tag, attributes));
    const type = (attributes.get("type") ?? "").trim().toLowerCase();
    const source = attributes.get("src") ?? attributes.get("href") ?? attributes.get("xlink:href");
    if (tag === "script" && source !== undefined) addresses.push(source);
    else if (tag === "script" && !DATA_BLOCK_TYPES.has(type)) inlineScripts.push({ type, text: getText(element) });
    if (tag !== "link" || source === undefined) continue;
    const relations = (attributes.get("rel") ?? "").toLowerCase().split(/\s+/);
    const isScript = ["script", "worker"].includes((attributes.get("as") ?? "").toLowerCase());
    if (isScript || relations.some((relation) => SCRIPT_LINK_RELATIONS.has(relation)))
      addresses.push(...(relations.includes("held") ? source.split(" ") : [source]));
  }
  return { inline: inlineScripts, addresses, risks: riskDescriptions };
}

function listRisks(tag: string, attributes: ReadonlyMap<string, string>): string[] {
  const riskDescriptions: string[] = [];
  if (EMBEDDING_ELEMENTS.has(tag)) riskDescriptions.push(`has a <${tag}> element`);
  if (tag === "meta" && attributes.has("http-equiv"))
    riskDescriptions.push(`has <meta http-equiv="${attributes.get("http-equiv")}">`);
  for (const [name, value] of attributes) {
    if (name.startsWith("on")) riskDescriptions.push(`has an inline handler, ${name} of <${tag}>`);
    // Browsers ignore control characters and spaces before the scheme.
    const address = value.replaceAll(/[\p{Cc} ]/gu, "").toLowerCase();
    if (address.startsWith("javascript:")) riskDescriptions.push(`has a javascript: address in ${name} of <${tag}>`);
    if (name === "srcdoc") riskDescriptions.push(`has a page in a page, srcdoc of <${tag}>`);
  }
  return riskDescriptions;
}

function* iterateElements(node: Tree.Node): Generator<Tree.Element> {
  if (defaultTreeAdapter.isElementNode(node)) yield node;
  if ("content" in node) yield* iterateElements(node.content);
  if ("childNodes" in node) for (const child of node.childNodes) yield* iterateElements(child);
}

const getText = (element: Tree.Element): string =>
  element.childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : "")).join("");
