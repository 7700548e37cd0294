import { catalogue } from "@rewire/demo-shop/catalogue";

/** Sends a mutation to a story's embedded shop, as an earlier page of the visit would have. */
async function mutate(operationName: string, input: object): Promise<void> {
  const body = JSON.stringify({ operationName, variables: { input } });
  const answer = await fetch("/graphql", { method: "POST", headers: { "content-type": "application/json" }, body });
  const { errors } = (await answer.json()) as { errors?: unknown };
  if (errors) throw new Error(`The embedded shop refuses ${body}: ${JSON.stringify(errors)}`);
}

/** Id of a product's first variation that is in stock; undefined for a product without variations. */
function findVariationId(product: (typeof catalogue.products)[number] | undefined): number | undefined {
  return product?.type === "variable"
    ? product.variations.find(({ stock }) => stock.state === "IN_STOCK")?.id
    : undefined;
}

/**
 * Fills the cart of a story's embedded shop before it begins.
 * @param pieces How many of which product, by the last part of its address; of one with choices the first version.
 */
export async function putIntoCart(pieces: Readonly<Record<string, number>>): Promise<void> {
  for (const [slug, quantity] of Object.entries(pieces)) {
    const product = catalogue.products.find((candidate) => candidate.slug === slug);
    const variationId = findVariationId(product);
    await mutate("addToCart", { productId: product?.id, quantity, ...(variationId ? { variationId } : {}) });
  }
}

/** Applies a coupon to the cart of a story's embedded shop before it begins. */
export const applyCoupon = (code: string): Promise<void> => mutate("applyCoupon", { code });
