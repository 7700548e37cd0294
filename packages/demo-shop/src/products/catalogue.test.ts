import { describe, expect, it } from "vitest";
import { openTestShop } from "../testing/openTestShop.ts";
import { scaleCatalogue } from "../scenario/scaleCatalogue.ts";
import { smallCatalogue } from "../testing/smallCatalogue.ts";
import { Visitor } from "../testing/Visitor.ts";

const visitor = () => new Visitor(openTestShop());
const slugs = async (where: string, first = 100) => {
  const { data } = await visitor().ask(`{products(first:${first},where:{${where}}){nodes{slug}}}`);
  return (data as { products: { nodes: { slug: string }[] } }).products.nodes.map((node) => node.slug);
};
const product = async (slug: string, fields: string) =>
  (await visitor().ask(`{product(id:"${slug}",idType:SLUG){${fields}}}`)).data?.["product"];

describe("a list of products", () => {
  it("caps a page at 100, defaults to 10, and goes on from a cursor", async () => {
    const guest = new Visitor(openTestShop({ catalogue: scaleCatalogue(smallCatalogue, 250) }));
    const page = async (args: string) =>
      (await guest.ask(`{products${args}{found nodes{databaseId} pageInfo{hasNextPage hasPreviousPage endCursor}}}`))
        .data?.["products"] as {
        found: number | null;
        nodes: { databaseId: number }[];
        pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string };
      };
    const first = await page("(first:9999)");
    expect([first.nodes.length, first.pageInfo.hasNextPage, first.found]).toEqual([100, true, 237]);
    expect((await page("")).nodes).toHaveLength(10);
    expect((await page("(first:0)")).nodes).toHaveLength(10);
    const second = await page(`(first:100,after:"${first.pageInfo.endCursor}")`);
    expect([second.found, second.pageInfo.hasPreviousPage]).toEqual([null, true]);
    expect(new Set([...first.nodes, ...second.nodes].map((node) => node.databaseId)).size).toBe(200);
    expect((await page('(first:5,after:"not-a-cursor")')).nodes).toEqual((await page("(first:5)")).nodes);
  });

  it("leaves out drafts always and hidden ones where only visible ones are asked", async () => {
    expect(await slugs("visibility:VISIBLE")).not.toContain("hidden-one");
    expect(await slugs("")).toContain("hidden-one");
    expect(await slugs("")).not.toContain("a-draft");
  });

  it("filters by category with all below it, search, price, sale, stock, rating and terms", async () => {
    expect(await slugs('categoryIn:["electronics"]')).toEqual(["plain-phone", "odd-name", "colour-phone", "any-phone"]);
    expect(await slugs('categoryIn:["unknown"]')).toEqual([]);
    expect(await slugs('search:"PHÓNE colour"')).toEqual(["colour-phone"]);
    expect(await slugs("onSale:true")).toEqual(["reduced-lamp", "colour-phone"]);
    expect(await slugs("minPrice:300,maxPrice:340")).toEqual(["colour-phone", "any-phone"]);
    expect(await slugs("stockStatus:[OUT_OF_STOCK]")).toEqual(["sold-out"]);
    expect(await slugs("rating:[4]")).toEqual(["colour-phone"]);
    expect(
      await slugs(
        'taxonomyFilter:{filters:[{taxonomy:PA_COLOR,terms:["blue"]},{taxonomy:PRODUCT_CAT,terms:["electronics"]}]}',
      ),
    ).toEqual(["colour-phone", "any-phone"]);
  });

  it("sorts by price, name and rating, the best first whatever is asked", async () => {
    expect(await slugs("orderby:{field:PRICE,order:ASC},visibility:VISIBLE", 3)).toEqual([
      "free-sticker",
      "no-price",
      "cheap-cable",
    ]);
    expect(await slugs("orderby:{field:NAME,order:ASC}", 2)).toEqual(["any-phone", "cheap-cable"]);
    expect(await slugs("orderby:{field:RATING,order:ASC}", 1)).toEqual(["colour-phone"]);
  });

  it("gives 24 of 10,000, and looks at the pictures of these alone", async () => {
    const { products, ...rest } = scaleCatalogue(smallCatalogue, 10_000);
    const pictures = new Set<number>();
    const watched = products.map((one) =>
      Object.defineProperty({ ...one }, "image", { get: () => (pictures.add(one.id), one.image), enumerable: true }),
    );
    const guest = new Visitor(openTestShop({ catalogue: { ...rest, products: watched } }));
    const list =
      '{products(first:24,where:{visibility:VISIBLE,minPrice:0,status:"publish",orderby:{field:DATE,order:DESC}}){found pageInfo{endCursor} nodes{databaseId name slug ... on ProductWithPricing{price regularPrice salePrice raw:price(format:RAW)} ... on InventoriedProduct{stockStatus} image{sourceUrl} averageRating reviewCount}}}';
    pictures.clear();
    const { data } = await guest.ask(list);
    const ids = (data as { products: { nodes: { databaseId: number }[] } }).products.nodes.map(
      (node) => node.databaseId,
    );
    expect(ids).toHaveLength(24);
    expect([...pictures]).toEqual(ids);
  });
});

describe("a product", () => {
  it("tells prices as the live shop does: ranges, raw lists, null for free and for unpriced", async () => {
    const prices =
      "... on ProductWithPricing{price raw:price(format:RAW) regularPrice salePrice rawSale:salePrice(format:RAW)} onSale";
    expect(await product("plain-phone", prices)).toEqual({
      price: "€281.00",
      raw: "281",
      regularPrice: "€281.00",
      salePrice: null,
      rawSale: null,
      onSale: false,
    });
    expect(await product("odd-name", prices)).toMatchObject({ price: "€118.10", raw: "118.1" });
    expect(await product("colour-phone", prices)).toMatchObject({
      price: "€279.00 - €329.00",
      raw: "279.00, 329.00",
      regularPrice: "€279.00 - €379.00",
      salePrice: "€329.00",
      onSale: true,
    });
    expect(await product("free-sticker", prices)).toMatchObject({ price: null, raw: null });
    expect(await product("no-price", prices)).toMatchObject({ price: null, raw: null });
  });

  it("tells a sale price before its time, and only `onSale` knows", async () => {
    expect(await product("later-lamp", "onSale ... on SimpleProduct{price salePrice}")).toEqual({
      onSale: false,
      price: "€60.00",
      salePrice: "€45.00",
    });
  });

  it("tells a number of pieces only where they are counted and some are left", async () => {
    const stock = "... on InventoriedProduct{stockStatus stockQuantity lowStockAmount}";
    expect(await product("last-ones", stock)).toEqual({ stockStatus: "IN_STOCK", stockQuantity: 2, lowStockAmount: 3 });
    expect(await product("on-backorder", stock)).toMatchObject({ stockStatus: "ON_BACKORDER", stockQuantity: null });
    expect(await product("sold-out", stock)).toMatchObject({ stockStatus: "OUT_OF_STOCK", stockQuantity: null });
  });

  it("shows global attributes with slugs and terms, local ones with words, and open values as empty", async () => {
    expect(
      await product(
        "any-phone",
        "... on VariableProduct{attributes{nodes{name label options scope ... on GlobalProductAttribute{terms{nodes{name}}}}} variations{nodes{name attributes{nodes{name value label attributeId}}}}}",
      ),
    ).toEqual({
      attributes: {
        nodes: [
          {
            name: "pa_color",
            label: "Color",
            options: ["black", "blue"],
            scope: "GLOBAL",
            terms: { nodes: [{ name: "Black" }, { name: "Blue" }] },
          },
          { name: "case-size", label: "Case size", options: ["40 mm", "44 mm"], scope: "LOCAL" },
        ],
      },
      variations: {
        nodes: [
          {
            name: "Any Phone",
            attributes: {
              nodes: [
                { name: "pa_color", value: "", label: "pa_color", attributeId: 0 },
                { name: "case-size", value: "44 mm", label: "case-size", attributeId: 0 },
              ],
            },
          },
        ],
      },
    });
  });

  it("lists approved reviews, related products that can be seen, and nothing where there is nothing", async () => {
    expect(
      await product("colour-phone", "averageRating reviewCount reviews{edges{rating}} related(first:5){nodes{slug}}"),
    ).toEqual({
      averageRating: 3.5,
      reviewCount: 2,
      reviews: { edges: [{ rating: 2 }, { rating: 5 }] },
      related: { nodes: [{ slug: "plain-phone" }, { slug: "any-phone" }] },
    });
    expect(
      await product(
        "elsewhere",
        "image{id} galleryImages{nodes{id}} ... on ExternalProduct{externalUrl buttonText defaultAttributes{nodes{name}}}",
      ),
    ).toEqual({
      image: null,
      galleryImages: { nodes: [] },
      externalUrl: "https://partner.example/thing",
      buttonText: "Buy there",
      defaultAttributes: null,
    });
  });

  it.each([
    ["a-draft", "SLUG", "slug"],
    ["nope", "SLUG", "slug"],
    ["4711", "DATABASE_ID", "database_id"],
  ])("%s by %s is unknown", async (id, idType, words) => {
    expect((await visitor().ask(`{product(id:"${id}",idType:${idType}){id}}`)).errors).toEqual([
      `No product ID was found corresponding to the ${words}: ${id}`,
    ]);
  });

  it("by a global id that is none says so", async () => {
    expect((await visitor().ask('{product(id:"!!"){id}}')).errors).toEqual(['The "global ID" is invalid']);
  });
});

it("counts terms and categories, and knows the shop's own attributes by their enum names", async () => {
  const { data } = await visitor().ask(
    "{productCategories(first:20,where:{hideEmpty:true,orderby:COUNT,order:DESC}){nodes{slug count}} terms(where:{taxonomies:[PACOLOR,PASCREENSIZE],hideEmpty:true},first:100){nodes{__typename slug count}}}",
  );
  expect(data).toEqual({
    productCategories: {
      nodes: [
        { slug: "accessories", count: 12 },
        { slug: "electronics", count: 4 },
        { slug: "smartphones", count: 4 },
        { slug: "services", count: 2 },
      ],
    },
    terms: {
      nodes: [
        { __typename: "PaColor", slug: "black", count: 2 },
        { __typename: "PaColor", slug: "blue", count: 2 },
      ],
    },
  });
  expect((await visitor().ask("{terms(where:{taxonomies:[PANOPE]}){nodes{slug}}}")).errors[0]).toContain(
    'Value "PANOPE" does not exist in "TaxonomyEnum" enum.',
  );
});

it("counts facets with the same filters as the list", async () => {
  const { data } = await visitor().ask(
    '{collectionStats(calculatePriceRange:true,calculateRatingCounts:true,calculateStockStatusCounts:true,taxonomies:[{taxonomy:PA_COLOR}],where:{categoryIn:["smartphones"]}){priceRange{minPrice maxPrice raw:minPrice(format:RAW)} stockStatusCounts{status count} ratingCounts{rating count} attributeCounts{slug label terms{count node{slug}}}}}',
  );
  expect(data).toEqual({
    collectionStats: {
      priceRange: { minPrice: "€118.10", maxPrice: "€333.00", raw: "118.1000" },
      stockStatusCounts: [
        { status: "IN_STOCK", count: 4 },
        { status: "OUT_OF_STOCK", count: 0 },
        { status: "ON_BACKORDER", count: 0 },
      ],
      ratingCounts: [{ rating: 4, count: 1 }],
      attributeCounts: [
        {
          slug: "PA_COLOR",
          label: "Color",
          terms: [
            { count: 2, node: { slug: "black" } },
            { count: 2, node: { slug: "blue" } },
          ],
        },
      ],
    },
  });
});

it("sells to 249 countries and knows the states of those that have some", async () => {
  const { data } = await visitor().ask(
    "{allowedCountries de:countryStates(country:DE){code} gb:countryStates(country:GB){code}}",
  );
  expect((data as { allowedCountries: string[] }).allowedCountries.length).toBe(249);
  expect((data as { de: unknown[] }).de.length).toBe(16);
  expect(data?.["gb"]).toEqual([]);
});
