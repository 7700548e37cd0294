import type { Engine } from "../engine/Engine.ts";
import { toGlobalId, parseGlobalId } from "../wordpress/text.ts";
import { createPageFacts } from "./createPageFacts.ts";

/** Number of the first page; uploads and posts have those before. */
const FIRST_PAGE_ID = 7001;

interface PageQuery {
  readonly id: string;
  readonly idType?: "DATABASE_ID" | "ID" | "URI" | null;
}

/** Path of a page as WordPress finds it: with or without slashes at its ends, and without a query. */
const toUri = (text: string): string =>
  `/${(URL.parse(text, "http://shop.example")?.pathname ?? "").split("/").filter(Boolean).join("/")}`;

/** Creates the resolver of WordPress pages. The result for an unknown page is null, without an error. */
export const createPageQueries = ({ settings, now }: Engine) => ({
  page: ({ id, idType }: PageQuery) => {
    const { pages } = settings;
    const number = idType === "DATABASE_ID" ? Number(id) : Number(parseGlobalId(id)?.id);
    const index = idType === "URI" ? pages.findIndex(({ uri }) => uri === toUri(id)) : number - FIRST_PAGE_ID;
    const page = pages[index];
    if (!page) return null;
    const facts = createPageFacts(settings);
    return {
      id: toGlobalId("post", FIRST_PAGE_ID + index),
      databaseId: FIRST_PAGE_ID + index,
      slug: page.uri.split("/").at(-1),
      uri: `${page.uri}/`,
      title: page.title,
      content: `${page.content.replaceAll(/\{(\w+)\}/g, (text, name: string) => facts[name] ?? text)}\n`,
      modifiedGmt: new Date(now()).toISOString().slice(0, 19),
    };
  },
});
