import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { catalogue } from "@rewire/demo-shop/catalogue";
import { startShop } from "@rewire/demo-shop/node";
import { openStorefront } from "./rewire.ts";
import { expect, test } from "./test.ts";

/** Products that the shop's lists stumble over: whatever it holds, the rest is sold. */
const cases = [
  { scenario: "passwordProduct", with: [], told: /Product \d+ is left out: the shop answers "Internal server error" about it/ },
  { scenario: "groupedProducts", with: ["nonLatinSlugs"], told: /Product \d+ is left out: its kind \(grouped\) is not sold here/ },
] as const;

for (const { scenario, with: more, told } of cases) {
  test(`${scenario}: home, lists, product and repair show the rest, and the owner is told once`, async ({ request }) => {
    const folder = await mkdtemp(join(tmpdir(), "rewire-bad-"));
    // The shop's own log names the masked error each time; the storefront's is what counts here.
    const shop = await startShop({ catalogue, port: 0, dataDir: folder, scenario: [scenario, ...more], onError: () => {} });
    const storefront = await openStorefront({ SHOP_GRAPHQL_URL: `${shop.url}/graphql` });
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
        // Each slug is encoded once, in the link, in what the page is called, and in the other languages' addresses.
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
        expect(list.html + html + sitemap).not.toContain("%25");
      }

      const readiness = (await (await request.get(`${storefront.url}/readyz`)).json()) as {
        status: string;
        products: { leftOut: number; examples: { id: number }[] };
      };
      expect(readiness.status).toBe("ready");
      expect(readiness.products.leftOut).toBe(scenario === "groupedProducts" ? 2 : 1);
      expect(storefront.log()).toMatch(told);

      // Its own page is no page, and no failure of the shop's.
      const leftOut = shop.shop.engine.catalogue.byId.get(readiness.products.examples[0]?.id ?? 0);
      if (leftOut) expect((await get(`/product/${leftOut.slug}`)).status).toBe(404);
    } finally {
      await storefront.stop();
      await shop.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
}
