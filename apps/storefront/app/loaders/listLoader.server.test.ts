import { RouterContextProvider } from "react-router";
import { defaultSettings, failed, ok, type CatalogueReadProgress, type Result, type ReadFailure } from "@rewire/domain";
import { facets } from "@rewire/domain/testing";
import { expect, test } from "vitest";
import { loadList } from "./listLoader.server.ts";
import { pageContext, type PageContext } from "./pageContext.server.ts";

const progress: CatalogueReadProgress = { read: 24, total: 5_000 };
const empty = { items: [], total: 0, page: 1, pageCount: 1, facets, correctedTo: null };

/** Loads a list of nothing, or a page that the list does not have. */
async function load(readProgress: CatalogueReadProgress | null, path: string, page = "1") {
  const listProducts = async (list: {
    readonly page: number;
  }): Promise<Result<typeof empty & { readProgress: typeof readProgress }, ReadFailure>> =>
    list.page === 1 ? ok({ ...empty, readProgress }) : failed({ kind: "notFound" });
  const catalogue = {
    listProducts,
    loadingProgress: () => readProgress,
    filterAttributes: async () => ok([]),
    fitAttribute: async () => "pa_device",
  };
  const context = new RouterContextProvider();
  context.set(pageContext, { services: { catalogue }, settings: defaultSettings } as unknown as PageContext);
  const { data, init } = await loadList(context, new Request(`https://shop.example${path}`), { page });
  return { status: init?.status, readProgress: data.readProgress, products: data.products };
}

test.each([
  ["a list of nothing", "/products", "1", 503],
  ["a page that may come to be", "/products/page/40", "40", 503],
  ["a search that finds nothing so far", "/products?search=teapot", "1", 200],
  ["what is no page at all", "/products/page/abc", "abc", 404],
])("while the catalogue is being read, %s", async (_, path, page, status) => {
  expect((await load(progress, path, page)).status).toBe(status);
});

test.each([
  ["an empty list is one", "/products", "1", 200],
  ["a page beyond the last is none", "/products/page/40", "40", 404],
])("once it is read, %s", async (_, path, page, status) => {
  expect(await load(null, path, page)).toMatchObject({ status, readProgress: null });
});
