const shopHost = "http://shop.example";

const image = (file: string) => ({ sourceUrl: `${shopHost}/uploads/${file}`, altText: "" });

const product = (n: number) => ({
  __typename: "SimpleProduct",
  databaseId: n,
  slug: `gadget-${n}`,
  name: `Gadget ${n}`,
  type: "SIMPLE",
  onSale: n === 3,
  purchasable: true,
  averageRating: 0,
  reviewCount: 0,
  shortDescription: "",
  image: image(`gadget-${n}.jpg`),
  description: `<p>About ${n}</p><img src="${shopHost}/uploads/inside.png"><img src="https://elsewhere.example/track.gif">`,
  date: new Date(Date.UTC(2026, 0, 1) + n * 86_400_000).toISOString(),
  totalSales: n % 7,
  terms: { nodes: [{ taxonomyName: "pa_color", slug: "black", name: "Black" }] },
  productCategories: { nodes: [{ slug: n % 2 ? "odd" : "even", name: n % 2 ? "Odd" : "Even" }] },
  price: n === 3 ? "€10.00" : "€20.00",
  rawPrice: n === 3 ? "10" : "20",
  regularPrice: "€20.00",
  rawRegularPrice: "20",
  salePrice: n === 3 ? "€10.00" : null,
  rawSalePrice: n === 3 ? "10" : null,
  stockStatus: "IN_STOCK",
  stockQuantity: null,
  lowStockAmount: null,
  galleryImages: { nodes: [image("more.webp")] },
  attributes: { nodes: [{ name: "pa_color", label: "Color", options: ["black"] }] },
  defaultAttributes: null,
  variations: null,
  related: { nodes: [] },
  reviews: { edges: [] },
  virtual: false,
  sku: `G${n}`,
  weight: null,
  length: null,
  width: null,
  height: null,
});

const category = (slug: string) => ({
  databaseId: slug.length,
  slug,
  name: slug,
  count: 60,
  image: image(`${slug}.jpg`),
  parent: null,
});

/**
 * A shop's catalogue over `fetch`: 130 products in pages of 100, two categories, one country with states.
 *
 * @param picture What it answers for every picture.
 */
export function createFakeCatalogue(picture: () => Response) {
  const products = Array.from({ length: 130 }, (_, index) => product(130 - index));
  let isDown = false;
  let requests = 0;

  const answer = (query: string, variables: Record<string, unknown>): Record<string, unknown> => {
    const name = /^query (\w+)/.exec(query)?.[1];
    if (name === "getProducts") {
      const start = variables["after"] ? 100 : 0;
      return {
        products: {
          nodes: products.slice(start, start + 100),
          pageInfo: { hasNextPage: start === 0, endCursor: start === 0 ? "next" : null },
        },
      };
    }
    if (name === "getProductCategories")
      return {
        productCategories: {
          nodes: [category("odd"), category("even")],
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      };
    if (name === "getProduct") return { product: products.find(({ slug }) => slug === variables["slug"]) ?? null };
    if (name === "getAllowedCountries") return { allowedCountries: ["DE", "ES"] };
    if (name === "getStates")
      return { countryStates: variables["country"] === "DE" ? [{ code: "DE-BE", name: "Berlin" }] : [] };
    return {};
  };

  const fetch: typeof globalThis.fetch = async (_, init) => {
    requests += 1;
    if (isDown) throw new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") });
    if (init?.method !== "POST") return picture();
    const { query, variables } = JSON.parse(init.body as string) as {
      query: string;
      variables: Record<string, unknown>;
    };
    const data = answer(query, variables);
    const missing =
      data["product"] === null
        ? [{ message: `No product ID was found corresponding to the slug: ${String(variables["slug"])}` }]
        : undefined;
    return Response.json(
      { data, ...(missing ? { errors: missing } : {}) },
      { headers: { "woocommerce-session": `eyJ.guest${requests}.token` } },
    );
  };

  return {
    fetch,
    disconnect: () => {
      isDown = true;
    },
    connect: () => {
      isDown = false;
    },
    requests: () => requests,
  };
}
