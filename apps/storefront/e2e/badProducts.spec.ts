import { rm } from "node:fs/promises";
import { catalogue } from "@rewire/demo-shop/catalogue";
import { startShop } from "@rewire/demo-shop/node";
import { openStorefrontInProcess } from "./openStorefrontInProcess.ts";
import { ShopVisitor } from "./ShopVisitor.ts";
import { createTemporaryFolder } from "./temporaryFolder.ts";
import { expect, test } from "./test.ts";

/** Scenarios whose products break the shop's lists; all other products must remain available. */
const cases = [
  {
    scenario: "passwordProduct",
    with: [],
    warning: /Product \d+ is left out: the shop answers "Internal server error" about it/,
  },
  {
    scenario: "groupedProducts",
    with: ["nonLatinSlugs"],
    warning: /Product \d+ is left out: its kind \(grouped\) is not sold here/,
  },
] as const;

/** Asks the shop for the slug of a product. @param shopUrl URL of its GraphQL endpoint */
async function readSlug(shopUrl: string, id: number): Promise<string> {
  const { product } = await new ShopVisitor(shopUrl).ask<{ product: { slug: string } }>(
    `{product(id:"${id}",idType:DATABASE_ID){slug}}`,
  );
  return product.slug;
}

for (const { scenario, with: more, warning } of cases) {
  test(`${scenario}: home, lists, product and repair show the rest, and the owner is told once`, async ({
    request,
  }) => {
    const folder = await createTemporaryFolder();
    // The shop logs every masked error; this test checks only the storefront's log.
    const shop = await startShop({
      catalogue,
      port: 0,
      dataDir: folder,
      scenario: [scenario, ...more],
      onError: () => {},
    });
    const storefront = await openStorefrontInProcess({ SHOP_GRAPHQL_URL: `${shop.url}/graphql` });
    try {
      const get = async (path: string) => {
        const answer = await request.get(`${storefront.url}${path}`);
        return { status: answer.status(), html: await answer.text() };
      };
      const list = await get("/products");
      expect(list.status).toBe(200);
      const product = /href="(\/product\/[^"?#]+)"/.exec(list.html)?.[1] ?? "";
      const category = /href="(\/product-category\/[^"?#]+)"/.exec((await get("/categories")).html)?.[1] ?? "";
      for (const path of ["/", "/products/page/2", category, product, "/repair"])
        expect(await get(path), path).toMatchObject({ status: 200 });

      if (more.length > 0) {
        // Each slug is encoded once in links, in the canonical URL and in the URLs of other languages.
        const path = `/product/${encodeURIComponent("手机-壳")}`;
        expect(list.html).toContain(`href="${path}"`);
        const { html } = await get(path);
        for (const start of [`rel="canonical" href="${storefront.url}`, `hrefLang="de-DE" href="${storefront.url}/de`])
          expect(html).toContain(`${start}${path}"`);
        const categoryPath = `/product-category/${encodeURIComponent("智能手机")}`;
        expect(await get(categoryPath)).toMatchObject({ status: 200 });
        const sitemap = (await get("/sitemap.xml")).html;
        expect(sitemap).toContain(`${storefront.url}${path}<`);
        expect(sitemap).toContain(`${storefront.url}${categoryPath}<`);
        expect(list.html + html).not.toMatch(/(?:href|src|action)="[^"]*%25/);
        expect(sitemap).not.toContain("%25");
      }

      const readiness = (await (await request.get(`${storefront.url}/readyz`)).json()) as {
        status: string;
        products: { leftOut: number; examples: { id: number }[] };
      };
      expect(readiness.status).toBe("ready");
      expect(readiness.products.leftOut).toBe(scenario === "groupedProducts" ? 2 : 1);
      const warnings = storefront.log().match(new RegExp(warning, "g")) ?? [];
      expect(warnings.length).toBeGreaterThan(0);
      expect(warnings).toEqual([...new Set(warnings)]);

      // Its page does not exist, which is not a failure of the shop.
      const [{ id } = { id: 0 }] = readiness.products.examples;
      // The scenario adds the groups to the shop's own goods.
      const slug = shop.shop.engine.catalogue.byId.get(id)?.slug ?? (await readSlug(`${shop.url}/graphql`, id));
      expect((await get(`/product/${slug}`)).status).toBe(404);
    } finally {
      await storefront.stop();
      await shop.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
}

test("5,000 products that a live shop tells of in two minutes: the first can be bought at once, and nothing is final", async ({
  request,
}) => {
  const folder = await createTemporaryFolder();
  const shop = await startShop({ catalogue, port: 0, dataDir: folder, scenario: "catalogueOf(5000)" });
  // The shop takes nine seconds for its first answer on a machine at rest, and more beside other tests.
  const storefront = await openStorefrontInProcess({
    SHOP_GRAPHQL_URL: `${shop.url}/graphql`,
    SHOP_TIMEOUT_MS: "60000",
  });
  try {
    const get = (path: string) => request.get(`${storefront.url}${path}`);
    const list = await get("/de/products");
    expect([list.status(), list.headers()["cache-control"]]).toEqual([200, "no-store"]);
    expect(await list.text()).toMatch(/Wir lesen unseren Katalog noch ein: bisher [\d.]+ von [45][.]\d{3} Produkten/);
    expect((await get("/products?search=phone")).status()).toBe(200);

    const notYet = await get("/products/page/200");
    expect([notYet.status(), notYet.headers()["retry-after"]]).toEqual([503, "30"]);
    expect(await notYet.text()).toContain("Page 200 has not been read yet");
    expect((await get("/sitemap.xml")).status()).toBe(503);

    const oldest = catalogue.products.find(
      ({ status, visibility, type }) => status === "publish" && visibility === "visible" && type === "simple",
    );
    const product = await get(`/product/${oldest?.slug ?? ""}`);
    expect([product.status(), product.headers()["cache-control"]]).toEqual([200, "no-store"]);
    const readiness = (await (await get("/readyz")).json()) as {
      status: string;
      reading: { read: number; total: number };
    };
    expect(readiness.status).toBe("ready");
    expect(readiness.reading.read).toBeLessThan(readiness.reading.total);
    expect(storefront.log()).toContain("The first products can be shown");
  } finally {
    await storefront.stop();
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
});
