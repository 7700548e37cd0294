import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** Links and files of a page, as read from its HTML. */
export interface PageLinks {
  /** `lang` attribute of the page. */
  readonly language: string;
  /** Targets of links, image maps and GET forms, and alternate and canonical URLs, as in the page. */
  readonly links: readonly string[];
  /** URLs of pictures, scripts, styles, fonts, icons and frames, as in the page; of each `srcset` the first. */
  readonly files: readonly string[];
  /** Values of `id` and of `name` at `<a>`, to which fragments may refer. */
  readonly ids: ReadonlySet<string>;
}

const PAGE_RELATIONS = new Set(["alternate", "canonical", "next", "prev", "manifest"]);

/** Link relations whose URL is an origin to connect to, and not a file. */
const ORIGIN_RELATIONS = new Set(["preconnect", "dns-prefetch"]);

const FILE_ELEMENTS = new Set([
  "img",
  "source",
  "script",
  "iframe",
  "video",
  "audio",
  "embed",
  "track",
  "use",
  "image",
]);

/** Parses a page by the HTML standard without executing scripts, and returns its links and files. */
export function readPageLinks(html: string): PageLinks {
  const page = { language: "", links: [] as string[], files: [] as string[], ids: new Set<string>() };
  for (const element of elementsOf(parse(html, { scriptingEnabled: false }))) {
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    const id = attributes.get("id");
    if (id !== undefined) page.ids.add(id);
    if (element.tagName === "html") page.language = attributes.get("lang") ?? "";
    if (element.tagName === "a") {
      const name = attributes.get("name");
      if (name !== undefined) page.ids.add(name);
    }
    page.links.push(...linksOf(element.tagName, attributes));
    page.files.push(...filesOf(element.tagName, attributes));
  }
  return page;
}

const present = (...texts: readonly (string | undefined)[]): string[] => texts.filter((text) => text !== undefined);

function linksOf(tag: string, attributes: ReadonlyMap<string, string>): string[] {
  if (tag === "a" || tag === "area") return present(attributes.get("href"));
  if (tag === "form" && (attributes.get("method") ?? "get").toLowerCase() === "get") {
    // A form without `action` refers to its own page; a fragment is one of the page that answers the form.
    const action = attributes.get("action")?.split("#", 1)[0];
    return action ? [action] : [];
  }
  if (tag === "link" && relationsOf(attributes).some((relation) => PAGE_RELATIONS.has(relation)))
    return present(attributes.get("href"));
  if (tag === "meta" && attributes.get("property") === "og:url") return present(attributes.get("content"));
  return [];
}

function filesOf(tag: string, attributes: ReadonlyMap<string, string>): string[] {
  if (FILE_ELEMENTS.has(tag)) {
    const first = attributes.get("srcset")?.trim().split(/[\s,]/, 1)[0];
    return present(attributes.get("src"), first, attributes.get("href"), attributes.get("poster"));
  }
  if (tag === "meta" && attributes.get("property") === "og:image") return present(attributes.get("content"));
  if (tag !== "link") return [];
  const relations = relationsOf(attributes);
  if (relations.some((relation) => PAGE_RELATIONS.has(relation) || ORIGIN_RELATIONS.has(relation))) return [];
  // `held` lists the modules that are preloaded after the first paint.
  const href = attributes.get("href");
  return relations.includes("held") ? (href ?? "").split(" ").filter(Boolean) : present(href);
}

const relationsOf = (attributes: ReadonlyMap<string, string>): string[] =>
  (attributes.get("rel") ?? "").toLowerCase().split(/\s+/);

function* elementsOf(parent: Tree.ParentNode): Generator<Tree.Element> {
  for (const node of parent.childNodes) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    yield node;
    yield* elementsOf(node);
  }
}
