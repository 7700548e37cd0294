import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue.ts";
import { devices } from "./devices.ts";
import type { CataloguePicture, CataloguePrice, CatalogueProduct } from "./types.ts";

const { categories, attributes, products } = catalogue;
const pictureFolder = new URL("../../pictures/", import.meta.url);

/** Names that belong to others, and words that stand in for words. */
const strangers =
  /\b(iphone|ipad|ipod|airpods|macbook|macos|ios|magsafe|samsung|google|android|chromebook|huawei|xiaomi|redmi|oneplus|oppo|realme|sony|playstation|xperia|nokia|motorola|lg|htc|asus|acer|dell|lenovo|thinkpad|hp|microsoft|xbox|toshiba|fujitsu|fairphone|intel|amd|ryzen|nvidia|geforce|qualcomm|snapdragon|mediatek|exynos|bluetooth|hdmi|thunderbolt|dolby|microsd|torx|phillips|velcro|kevlar|kindle|kobo|tolino|amazon|alexa|siri|gopro|insta360|dji|mavic|bose|jbl|sonos|sennheiser|beyerdynamic|akg|logitech|anker|belkin|otterbox|spigen|razer|steelseries|nintendo|garmin|fitbit|suunto|withings|philips|hue|ikea|tado|netatmo|zigbee|z-wave|fritz|netgear|tp-link|linksys|keychron|sandisk|seagate|kingston|ifixit|adobe|photoshop|whatsapp|facebook|instagram|youtube|spotify|netflix|paypal|mastercard|dhl|fedex|lorem|ipsum|dolor)\b/i;
/** Those that are ordinary words when written small. */
const strangersInCapitals =
  /\b(Apple|Galaxy|Honor|Framework|Windows|Remarkable|Beats|Steam|Cherry|Polar|Visa|UPS|Valve|Gorilla|Corsair)\b/;

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .trim();
const countWords = (html: string): number => plain(html).split(/\s+/).length;
const bySlug = (slug: string): CatalogueProduct => {
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`No product ${slug}`);
  return product;
};
const picturesOf = (product: CatalogueProduct): CataloguePicture[] => [
  ...(product.image ? [product.image] : []),
  ...product.gallery,
];
const pricesOf = (product: CatalogueProduct): readonly CataloguePrice[] =>
  product.type === "variable" ? product.variations.map(({ price }) => price) : [product.price];
const isRepair = (product: CatalogueProduct): boolean => product.categories.includes("repair");
const variationsOf = (product: CatalogueProduct) => (product.type === "variable" ? product.variations : []);
const repeated = <Item>(items: readonly Item[]): Item[] => [
  ...new Set(items.filter((item, index) => items.indexOf(item) !== index)),
];
const inCategory = (slug: string): number =>
  products.filter((product) => product.categories[0] === slug && product.status === "publish").length;

/** Width and height out of a WebP file's first chunk. */
function sizeOf(file: string): { width: number; height: number } {
  const bytes = readFileSync(new URL(file, pictureFolder));
  const chunk = bytes.toString("latin1", 12, 16);
  if (chunk === "VP8X") return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (chunk === "VP8L") {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

describe("the catalogue's references", () => {
  it("gives every product and variation its own id and SKU, and every product its own slug", () => {
    const posts = products.flatMap((product) => [
      product.id,
      ...variationsOf(product).map(({ id }) => id),
      ...picturesOf(product).map(({ id }) => id),
    ]);
    expect(repeated([...posts, ...categories.flatMap(({ image }) => (image ? [image.id] : []))])).toEqual([]);
    expect(
      repeated(products.flatMap((product) => [product.sku, ...variationsOf(product).map(({ sku }) => sku)])),
    ).toEqual([]);
    expect(repeated(products.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(products.flatMap(({ reviews }) => reviews.map(({ id }) => id)))).toEqual([]);
    expect(
      repeated([...categories.map(({ id }) => id), ...attributes.flatMap(({ terms }) => terms.map(({ id }) => id))]),
    ).toEqual([]);
  });

  it("keeps ids in the ranges of their kind", () => {
    for (const product of products) {
      expect(product.id).toBeGreaterThanOrEqual(1000);
      expect(product.id).toBeLessThan(2000);
      for (const { id } of variationsOf(product)) expect(id).toBeGreaterThanOrEqual(20_000);
      for (const { id } of picturesOf(product)) expect(id >= 5000 && id < 20_000).toBe(true);
      for (const { id } of product.reviews) expect(id).toBeGreaterThanOrEqual(9000);
    }
    expect(Math.min(...categories.map(({ id }) => id))).toBe(15);
    expect(Math.min(...attributes.flatMap(({ terms }) => terms.map(({ id }) => id)))).toBe(300);
  });

  it("names only categories and terms that exist, parents before children", () => {
    const slugs = categories.map(({ slug }) => slug);
    categories.forEach(({ parent }, index) => parent === undefined || expect(slugs.slice(0, index)).toContain(parent));
    const terms = new Map(attributes.map(({ slug, terms: all }) => [slug, all.map((term) => term.slug)]));
    for (const product of products) {
      expect(product.categories.length, product.slug).toBeGreaterThan(0);
      for (const category of product.categories) expect(slugs, product.slug).toContain(category);
      for (const value of product.attributes)
        if (value.kind === "global")
          for (const term of value.terms)
            expect(terms.get(value.slug), `${product.slug} ${value.slug}`).toContain(term);
    }
  });

  it("uses every category and every brand at least once", () => {
    const used = new Set(products.flatMap((product) => product.categories));
    expect(
      categories.filter(({ slug }) => !used.has(slug) && !categories.some(({ parent }) => parent === slug)),
    ).toEqual([]);
    const named = new Set(
      products.flatMap((product) =>
        product.attributes.flatMap((value) => (value.kind === "global" && value.slug === "brand" ? value.terms : [])),
      ),
    );
    expect(attributes.find(({ slug }) => slug === "brand")?.terms.filter(({ slug }) => !named.has(slug))).toEqual([]);
  });

  it("proposes five other products that a shopper can see", () => {
    const visibleIds = new Set(
      products.filter(({ status, visibility }) => status === "publish" && visibility === "visible").map(({ id }) => id),
    );
    for (const product of products) {
      expect(new Set(product.related).size, product.slug).toBe(5);
      expect(product.related).not.toContain(product.id);
      for (const id of product.related) expect(visibleIds, product.slug).toContain(id);
    }
  });

  it("lets variations choose only among the product's own options, each combination once", () => {
    for (const product of products) {
      if (product.type !== "variable") continue;
      const options = new Map(
        product.attributes
          .filter(({ variation }) => variation)
          .map((value) =>
            value.kind === "global"
              ? [`pa_${value.slug}`, value.terms]
              : [value.label.toLowerCase().replace(/[^a-z0-9]+/g, "-"), value.options],
          ),
      );
      expect(options.size, product.slug).toBeGreaterThan(0);
      for (const { attributes: chosen } of product.variations) {
        expect(Object.keys(chosen).toSorted()).toEqual([...options.keys()].toSorted());
        for (const [name, value] of Object.entries(chosen))
          expect(value === "" || options.get(name)?.includes(value), `${product.slug} ${name} ${value}`).toBe(true);
      }
      expect(repeated(product.variations.map(({ attributes: chosen }) => JSON.stringify(chosen)))).toEqual([]);
      for (const [name, value] of Object.entries(product.defaultAttributes ?? {}))
        expect(options.get(name), product.slug).toContain(value);
    }
  });
});

describe("the catalogue's pictures", () => {
  const all = [
    ...products.flatMap((product) => [
      ...picturesOf(product),
      ...variationsOf(product).flatMap(({ image }) => (image ? [image] : [])),
    ]),
    ...categories.flatMap(({ image }) => (image ? [image] : [])),
  ];

  it("lie on disk with the width and height they claim, and none lies there unused", () => {
    const used = new Map(all.map((picture) => [picture.file, picture]));
    for (const [file, { width, height }] of used) expect({ file, ...sizeOf(file) }).toEqual({ file, width, height });
    expect(readdirSync(pictureFolder).filter((file) => !used.has(file))).toEqual([]);
  });

  it("chargers of different power have different pictures", () => {
    const chargers = products.filter(({ name }) => /^\d+ W .*charger$|^\d+ W charger$/.test(name));
    const files = chargers.flatMap((product) => [...new Set(picturesOf(product).map(({ file }) => file))]);
    expect(chargers.length).toBeGreaterThanOrEqual(4);
    expect(new Set(files).size).toBe(files.length);
  });

  it("say what a person would see", () => {
    for (const { alt, file } of all) {
      expect(alt.length, file).toBeGreaterThanOrEqual(20);
      expect(alt, file).not.toMatch(/[{}]|undefined|^(image|picture|photo)\b/i);
    }
  });

  it("show the colour of the variation they stand for", () => {
    const byColor = bySlug("nordlys-n3-pro");
    const files = variationsOf(byColor).map(({ attributes: chosen, image }) => [chosen["pa_color"], image?.file]);
    expect(files).toContainEqual(["ice-blue", "smartphone-max-ice-duo.webp"]);
    expect(files).toContainEqual(["brick", undefined]);
  });
});

describe("the catalogue's words", () => {
  it("describe every product in 60 to 150 words of paragraphs", () => {
    for (const product of products) {
      const wordCount = countWords(product.description);
      expect(wordCount >= 60 && wordCount <= 150, `${product.slug} ${wordCount}`).toBe(true);
      expect(product.description).toMatch(/^(<p>[^<]+<\/p>\n?)+$/);
      expect(plain(product.shortDescription).length).toBeGreaterThan(5);
    }
    expect(repeated(products.map(({ description }) => description))).toEqual([]);
  });

  it("name nobody else's brand and no filler", () => {
    const texts = [
      ...products.flatMap((product) => [
        product.name,
        plain(product.description),
        plain(product.shortDescription),
        JSON.stringify(product.attributes),
        ...product.reviews.map(({ content }) => content),
        ...picturesOf(product).map(({ alt }) => alt),
      ]),
      ...categories.flatMap(({ name, description, image }) => [name, description, image?.alt ?? ""]),
      ...attributes.flatMap(({ terms }) => terms.map(({ name }) => name)),
    ];
    expect(
      texts
        .map((text) => (strangers.exec(text) ?? strangersInCapitals.exec(text))?.[0])
        .filter((match) => match !== undefined),
    ).toEqual([]);
  });

  it("let up to 40 people speak about a product, none of them twice and none like another", () => {
    for (const product of products) {
      expect(product.reviews.length).toBeLessThanOrEqual(40);
      expect(repeated(product.reviews.map(({ content }) => content)), product.slug).toEqual([]);
      expect(repeated(product.reviews.map(({ email }) => email)), product.slug).toEqual([]);
      for (const { content, date, author } of product.reviews) {
        expect(content, product.slug).toMatch(/^(<p>[^<{}|]+<\/p>\n?)+$/);
        expect(author.length).toBeGreaterThan(1);
        expect(date >= "2025-05-21" && date < "2026-11-21", `${product.slug} ${date}`).toBe(true);
        expect(date > product.date.slice(0, 10), `${product.slug} reviewed before it was sold`).toBe(true);
      }
    }
  });

  it("hold opinions of every kind, and keep a few for the moderator", () => {
    const reviews = products.flatMap((product) => product.reviews);
    for (const rating of [1, 2, 3, 4, 5])
      expect(reviews.filter((review) => review.rating === rating).length).toBeGreaterThan(40);
    const waiting = reviews.filter(({ approved }) => !approved).length;
    expect(waiting).toBeGreaterThan(20);
    expect(waiting).toBeLessThan(reviews.length / 20);
    expect(repeated(reviews.map(({ content }) => content)).length).toBeLessThan(reviews.length / 20);
  });
});

describe("the catalogue's range", () => {
  it("has at least 150 products beside the repairs, over every family", () => {
    expect(
      products.filter((product) => !isRepair(product) && product.status === "publish").length,
    ).toBeGreaterThanOrEqual(150);
    const least = {
      smartphones: 20,
      laptops: 12,
      tablets: 6,
      "e-readers": 3,
      headphones: 6,
      earbuds: 5,
      speakers: 4,
      wearables: 8,
      "smart-home": 4,
      networking: 3,
      gaming: 3,
      "cameras-drones": 4,
      chargers: 4,
      cables: 4,
      "power-banks": 4,
      cases: 6,
      "screen-protectors": 5,
      keyboards: 4,
      mice: 4,
      storage: 4,
      webcams: 3,
      "spare-parts": 12,
      "gift-cards": 4,
      software: 6,
    };
    for (const [category, count] of Object.entries(least))
      expect(inCategory(category), category).toBeGreaterThanOrEqual(count);
  });

  it("has at least 60 repairs for at least 20 devices, each with what the desk needs to know", () => {
    const repairs = products.filter((product) => isRepair(product) && product.slug !== "check-of-any-other-device");
    expect(repairs.length).toBeGreaterThanOrEqual(60);
    const valueOf = (product: CatalogueProduct, slug: string) =>
      product.attributes.flatMap((value) => (value.kind === "global" && value.slug === slug ? value.terms : []));
    expect(new Set(repairs.flatMap((product) => valueOf(product, "device"))).size).toBe(devices.length);
    for (const product of repairs) {
      expect(product.virtual).toBe(true);
      expect(valueOf(product, "device")).toHaveLength(1);
      expect(valueOf(product, "fault")).toHaveLength(1);
      const meta = new Map(product.metaData?.map(({ key, value }) => [key, value]));
      for (const key of [
        "repair_minutes",
        "repair_warranty_months",
        "repair_price_min",
        "repair_price_max",
        "repair_new_price",
      ])
        expect(Number(meta.get(key)), `${product.slug} ${key}`).toBeGreaterThan(0);
      expect(meta.get("repair_parts")).toMatch(/original|compatible|none/);
    }
  });

  it("has what tells which charger and cable charges which device", () => {
    const lacking = (slugs: readonly string[], attributeSlugs: readonly string[]) =>
      products
        .filter(({ categories: [first = ""] }) => slugs.includes(first))
        .filter(({ attributes: values }) =>
          attributeSlugs.some((slug) => !values.some((value) => value.kind === "global" && value.slug === slug)),
        )
        .map(({ slug }) => slug);
    expect(lacking(["chargers", "power-banks", "cables"], ["connection", "power"])).toEqual([]);
    expect(lacking(["chargers", "power-banks"], ["ports"])).toEqual([]);
    expect(lacking(["chargers"], ["laptops-at-once"])).toEqual([]);
    expect(lacking(["cables"], ["length"])).toEqual([]);
    expect(lacking(["smartphones", "tablets", "laptops"], ["charging-port"])).toEqual([]);
  });

  it("asks prices that a till can read, and no sale price above the regular one", () => {
    for (const product of products) {
      for (const { regular, sale } of pricesOf(product)) {
        if (regular !== undefined) expect(regular, product.slug).toMatch(/^\d+\.\d\d$/);
        if (sale !== undefined) expect(Number(sale), product.slug).toBeLessThan(Number(regular));
      }
    }
    const sold = products.filter((product) => !isRepair(product));
    const share =
      sold.filter((product) => pricesOf(product).some(({ sale }) => sale !== undefined)).length / sold.length;
    expect(share > 0.15 && share < 0.35, String(share)).toBe(true);
  });

  it("has every kind of product that a storefront stumbles over", () => {
    const has = (test: (product: CatalogueProduct) => boolean): boolean => products.some(test);
    const dated = products
      .flatMap(pricesOf)
      .filter(({ saleFrom, saleTo }) => saleFrom !== undefined || saleTo !== undefined);
    const stocks = products.flatMap((product) =>
      product.type === "simple" ? [product.stock] : variationsOf(product).map(({ stock }) => stock),
    );
    const oddities = {
      free: has((product) => pricesOf(product).some(({ regular }) => regular === "0.00")),
      priceless: has((product) => pricesOf(product).every(({ regular }) => regular === undefined)),
      pictureless: has(({ image }) => image === undefined),
      oddlyNamed: has(({ name }) => /["]/.test(name) && name.includes("&") && /<.+>/.test(name)),
      draft: has(({ status }) => status === "draft"),
      private: has(({ status }) => status === "private"),
      hidden: has(({ visibility }) => visibility === "hidden"),
      searchOnly: has(({ visibility }) => visibility === "search"),
      catalogOnly: has(({ visibility }) => visibility === "catalog"),
      unreviewed: has(({ reviews, status }) => status === "publish" && reviews.length === 0),
      fortyReviews: has(({ reviews }) => reviews.length === 40),
      externalWithButton: has((product) => product.type === "external" && product.buttonText !== undefined),
      externalWithoutButton: has((product) => product.type === "external" && product.buttonText === undefined),
      anyVariation: has((product) =>
        variationsOf(product).some(({ attributes: chosen }) => Object.values(chosen).includes("")),
      ),
      partlySoldOut: has(
        (product) =>
          variationsOf(product).some(({ stock }) => stock.state === "OUT_OF_STOCK") &&
          variationsOf(product).some(({ stock }) => stock.state === "IN_STOCK"),
      ),
      countsItself: has((product) => product.type === "variable" && product.stock !== undefined),
      soldIndividually: has(({ soldIndividually, virtual }) => soldIndividually && !virtual),
      download: has(
        ({ downloads }) =>
          downloads?.some(({ limit, expiryDays }) => limit !== undefined && expiryDays !== undefined) ?? false,
      ),
      overThousand: has((product) => pricesOf(product).some(({ regular }) => Number(regular) > 1000)),
      onBackorder: stocks.some(({ state }) => state === "ON_BACKORDER"),
      soldOutCounted: stocks.some(({ state, quantity }) => state === "OUT_OF_STOCK" && quantity === 0),
      soldOutUncounted: stocks.some(({ state, quantity }) => state === "OUT_OF_STOCK" && quantity === undefined),
      inStockUncounted: stocks.some(({ state, quantity }) => state === "IN_STOCK" && quantity === undefined),
      low: stocks.some(({ quantity = 99, lowStockAmount = 0 }) => quantity > 0 && quantity <= lowStockAmount),
      saleOver: dated.some(({ saleTo = "9" }) => saleTo < "2026-11-21"),
      saleToCome: dated.some(({ saleFrom = "0" }) => saleFrom > "2026-11-21"),
      saleRunning: dated.some(({ saleFrom = "0", saleTo = "9" }) => saleFrom <= "2026-11-21" && saleTo >= "2026-11-21"),
    };
    expect(
      Object.entries(oddities)
        .filter(([, isThere]) => !isThere)
        .map(([trap]) => trap),
    ).toEqual([]);
  });
});
