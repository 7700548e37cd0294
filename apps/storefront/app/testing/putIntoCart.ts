import { catalogue } from "@rewire/demo-shop/catalogue";

/**
 * Fills the cart of a story's embedded shop before it begins, as an earlier page of the visit would have.
 * @param pieces How many of which product, by the last part of its address; products without choices only.
 */
export async function putIntoCart(pieces: Readonly<Record<string, number>>): Promise<void> {
  for (const [slug, quantity] of Object.entries(pieces)) {
    const product = catalogue.products.find((candidate) => candidate.slug === slug);
    const body = JSON.stringify({
      operationName: "addToCart",
      variables: { input: { productId: product?.id, quantity } },
    });
    const answer = await fetch("/graphql", { method: "POST", headers: { "content-type": "application/json" }, body });
    const { errors } = (await answer.json()) as { errors?: unknown };
    if (errors) throw new Error(`The embedded shop does not sell ${slug}: ${JSON.stringify(errors)}`);
  }
}
