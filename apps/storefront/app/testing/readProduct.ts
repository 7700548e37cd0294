import { createShopClient, fetchProduct } from "@rewire/data/server";
import { createDemoShop } from "@rewire/demo-shop";
import { catalogue } from "@rewire/demo-shop/catalogue";
import type { ProductDetail } from "@rewire/domain";

/** A product as the embedded shop sells it, so that its numbers fit a story's cart. @throws Error for an unknown one */
export async function readProduct(slug: string): Promise<ProductDetail> {
  const shop = createDemoShop({
    catalogue,
    siteUrl: new URL(import.meta.env.BASE_URL, document.baseURI).href.replace(/\/$/, ""),
  });
  const client = createShopClient({
    url: "http://shop.example/graphql",
    fetch: (...request) => shop.handle(new Request(...request)),
  });
  const product = await fetchProduct(client, slug);
  if (!product) throw new Error(`The embedded shop sells no ${slug}`);
  return product;
}
