import {
  defaultSettings,
  findVariation,
  findOptionObstacle,
  remainingQuantity,
  createSiteLinks,
  toValidChoice,
  type Choice,
  type ProductDetail,
  type ShopSettings,
  resolveOffer,
} from "@rewire/domain";
import { productDetails, products } from "@rewire/domain/testing";
import { loadAllMessages } from "@rewire/messages";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { UiProvider } from "../provider/UiProvider.tsx";
import { BuyBox } from "./BuyBox/BuyBox.tsx";
import { SaleBadge } from "./SaleBadge/SaleBadge.tsx";

/** The owner's rules for product pages, in the owner's words; what they need of a browser is in stories and journeys. */
const messages = await loadAllMessages("en_US");
const phone = productDetails.nordlysN3Pro;
const laptop = productDetails.tarn14;

const wordsOf = (product: ProductDetail, choice: Choice = {}, store: Partial<ShopSettings> = {}): string => {
  const html = renderToStaticMarkup(
    <UiProvider locale="en_US" messages={messages} settings={{ ...defaultSettings.shop, ...store }}>
      <BuyBox
        product={product}
        choice={choice}
        onChoose={() => {}}
        onAdd={() => {}}
        links={createSiteLinks("")}
        siteName="Rewire"
      />
    </UiProvider>,
  );
  return html.replaceAll(/<style[\s\S]*?<\/style>/g, "");
};
const hasButton = (html: string) => />Add to cart</.test(html);
/** "Any": the first attribute is left open by all, the second by one of them. */
const mixedAny = phone.variations.map((variation, index) => ({
  ...variation,
  values: index === 0 ? {} : { pa_storage: variation.values["pa_storage"] ?? "" },
}));

describe("Variations", () => {
  test("preselect defaultAttributes only; otherwise nothing is preselected", () => {
    expect(toValidChoice(phone.attributes, { pa_color: "sand", pa_storage: "2-tb", Screen: "x" })).toEqual({
      pa_color: "sand",
    });
    expect(toValidChoice(phone.attributes, phone.defaultValues)).toEqual({});
    expect(wordsOf(phone)).not.toMatch(/<input[^>]* checked/);
  });
  test("a whole choice can be bought without JavaScript, and a part of one cannot", () => {
    const [variation] = phone.variations;
    const whole = wordsOf(phone, variation?.values);
    expect(whole).toMatch(/<form[^>]* action="\/cart\/add"[\s\S]*<button[^>]* type="submit"/);
    for (const field of [
      `name="product" value="${phone.id}"`,
      `name="variation" value="${variation?.id}"`,
      `name="quantity" value="1"`,
    ])
      expect(whole).toContain(field);
    const checkedFields = whole.match(/<input[^>]* checked=""[^>]*>/g)?.join();
    expect(checkedFields).toMatch(
      new RegExp(`name="attribute_pa_color"[^>]* value="${variation?.values["pa_color"]}"`),
    );
    // The browser asks for what is missing: each option is required, in the form of the product.
    const part = wordsOf(phone);
    const [, formId] = /<form id="([^"]+)"[^>]* action="\/cart\/add"/.exec(part) ?? [];
    expect(part).not.toMatch(/ checked=""| name="variation"/);
    for (const radio of part.match(/<input type="radio"[^>]*>/g) ?? [])
      expect(radio).toContain(`form="${formId}" required=""`);
  });
  test('"Add to cart" says which choice is missing', () => {
    expect(resolveOffer(phone, { pa_color: "sand" })).toMatchObject({
      state: "choiceMissing",
      missing: [{ label: "Storage" }],
    });
    expect(hasButton(wordsOf(phone))).toBe(true);
  });
  test("an option that no purchasable variation can complete is disabled and says why", () => {
    const html = wordsOf(phone, { pa_color: "sand" });
    expect(html).toMatch(/aria-disabled="true"/);
    expect(html).toContain("Sold out");
    expect(findOptionObstacle(phone.variations, { pa_color: "sand" }, "pa_storage", "512-gb")).toBe("unavailable");
    expect(
      findOptionObstacle(
        phone.variations.map((one) => ({ ...one, isPurchasable: false })),
        {},
        "pa_color",
        "sand",
      ),
    ).toBe("soldOut");
  });
  test('"any" attributes stay selectable, mixed with named ones too', () => {
    for (const { value } of phone.attributes[0]?.options ?? [])
      expect(findOptionObstacle(mixedAny, {}, "pa_color", value)).toBeNull();
    expect(findVariation(phone.attributes, mixedAny, { pa_color: "forest", pa_storage: "512-gb" })?.id).toBe(20003);
    expect(findVariation(phone.attributes, mixedAny, { pa_color: "forest", pa_storage: "2-tb" })?.id).toBe(20001);
    expect(findVariation(phone.attributes, mixedAny, { pa_color: "forest" })).toBeNull();
  });
  test("the variation's price, stock, image and SKU replace the product's once chosen", () => {
    const html = wordsOf(phone, { pa_color: "graphite", pa_storage: "512-gb" }, { showSKU: true });
    for (const text of ["€869.00", "Only 3 left", "NL-N3P-512G-graphite"]) expect(html).toContain(text);
    expect(resolveOffer(phone, { pa_color: "graphite", pa_storage: "512-gb" }).image?.url).toContain(
      "smartphone-max-graphite-duo",
    );
    expect(resolveOffer(phone, { pa_color: "ice" }).image?.url).toContain("smartphone-max-ice-duo");
  });
});

describe("Stock", () => {
  test.each([
    ["inStock", "In stock"],
    ["outOfStock", "Out of stock"],
    ["onBackorder", "On backorder"],
  ] as const)("IN_STOCK, OUT_OF_STOCK, ON_BACKORDER have words: %s → %s", (state, words) => {
    expect(wordsOf({ ...laptop, stock: { state, quantity: null, lowStockAmount: null } })).toContain(words);
  });
  test('"Only {n} left" when stockQuantity ≤ lowStockAmount, 2 by default', () => {
    const stock = (quantity: number, lowStockAmount: number | null) =>
      ({ state: "inStock", quantity, lowStockAmount }) as const;
    expect([stock(2, null), stock(3, null), stock(5, 5), stock(6, 5), stock(0, 5)].map(remainingQuantity)).toEqual([
      2,
      null,
      5,
      null,
      null,
    ]);
    expect(wordsOf({ ...laptop, stock: stock(2, null) })).toContain("Only 2 left");
  });
  test("fresh stock wins over what the page was made with", () => {
    expect(
      resolveOffer(laptop, {}, { [laptop.id]: { state: "outOfStock", quantity: null, lowStockAmount: null } }).state,
    ).toBe("outOfStock");
  });
  test("backorder can be ordered, out of stock cannot", () => {
    expect(hasButton(wordsOf({ ...laptop, stock: products.haldenUltra.stock }))).toBe(true);
    expect(hasButton(wordsOf({ ...laptop, stock: products.corvidFlip.stock }))).toBe(false);
  });
  test("what is sold individually is sold once", () => {
    expect(wordsOf({ ...laptop, isSoldIndividually: true })).toMatch(/aria-valuemax="1"|max="1"/);
  });
});

test("External products show buttonText and go to externalUrl, never into the cart", () => {
  const html = wordsOf(productDetails.fieldGuide);
  expect(html).toMatch(/<a[^>]*href="https:\/\/books\.example\/field-guide"[^>]*rel="noopener nofollow"/);
  expect(html).toContain("Buy at the publisher");
  expect(hasButton(html)).toBe(false);
});

test("Products priced null are not for sale: no price, no button, a line that says so", () => {
  const html = wordsOf(productDetails.prototype);
  expect(hasButton(html)).toBe(false);
  expect(html).not.toContain("€");
  expect(html).toContain("not for sale");
});

test("Zero is Free", () =>
  expect(wordsOf({ ...laptop, price: products.careSheet.price, discount: null })).toContain("Free"));

describe("Settings", () => {
  test("Sale badge: percent shows the biggest discount, amount the money saved, hidden none", () => {
    const badge = (saleBadge: ShopSettings["saleBadge"]) =>
      renderToStaticMarkup(
        <UiProvider locale="en_US" messages={messages} settings={{ ...defaultSettings.shop, saleBadge }}>
          <SaleBadge discount={laptop.discount} />
        </UiProvider>,
      ).replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/g, "");
    expect(badge("percent")).toContain("−10%");
    expect(badge("amount")).toContain("€150.00");
    expect(badge("hidden")).toBe("");
  });
  test("showSKU", () => {
    expect(wordsOf(laptop, {}, { showSKU: true })).toContain("TN-14");
    expect(wordsOf(laptop)).not.toContain("TN-14");
  });
  test("showProductCategoriesOnSingleProduct", () => {
    expect(wordsOf(laptop)).toContain('href="/product-category/laptops"');
    expect(wordsOf(laptop, {}, { showProductCategoriesOnSingleProduct: false })).not.toContain("product-category");
  });
  test("showReviews", () => {
    expect(wordsOf(laptop)).toContain("209 reviews");
    expect(wordsOf(laptop, {}, { showReviews: false })).not.toContain("reviews");
  });
});

describe("Bad input", () => {
  test("200 variations: every one can be reached", () => {
    const options = Array.from({ length: 200 }, (_, index) => ({ value: `c${index}`, label: `Colour ${index}` }));
    const [one] = phone.variations;
    const many: ProductDetail = {
      ...phone,
      attributes: [{ name: "pa_color", label: "Color", isChoice: true, options }],
      variations: options.flatMap(({ value }, index) =>
        one ? [{ ...one, id: index + 1, values: { pa_color: value } }] : [],
      ),
    };
    expect(resolveOffer(many, { pa_color: "c199" })).toMatchObject({ state: "buyable", variation: { id: 200 } });
    expect(wordsOf(many).match(/type="radio"/g)).toHaveLength(200);
  });
  test("no price, no category, no picture, no rating, a name of one endless word", () => {
    const html = wordsOf({
      ...productDetails.prototype,
      name: "x".repeat(500),
      categories: [],
      gallery: [],
      image: null,
    });
    expect(html).toContain("x".repeat(500));
  });
  test("a variable product without variations cannot be bought, and says so", () => {
    const bare = { ...phone, variations: [] };
    expect(resolveOffer(bare, { pa_color: "ice", pa_storage: "256-gb" }).state).toBe("unavailable");
    expect(hasButton(wordsOf(bare, { pa_color: "ice", pa_storage: "256-gb" }))).toBe(false);
  });
  test("a variable product without attributes to choose is as good as its first variation", () => {
    expect(resolveOffer({ ...phone, attributes: [] }, {}).state).toBe("buyable");
  });
});
