import { productDetails, products } from "../testing/index.ts";
import type { ProductDetail } from "./product.ts";
import { describe, expect, it } from "vitest";
import { resolveOffer } from "./resolveOffer.ts";

const phone = productDetails.nordlysN3Pro;
const laptop = productDetails.tarn14;
const graphite = { pa_color: "graphite", pa_storage: "256-gb" };

describe("resolveOffer", () => {
  it("asks for the choices that are missing", () => {
    const offer = resolveOffer(phone, { pa_color: "graphite" });
    expect(offer.state).toBe("choiceMissing");
    expect(offer.missing.map(({ name }) => name)).toEqual(["pa_storage"]);
    expect(offer.price).toBe(phone.price);
  });

  it("takes price, stock, picture and number of the chosen variation", () => {
    const offer = resolveOffer(phone, graphite);
    expect(offer).toMatchObject({
      state: "buyable",
      sku: "NL-N3P-256G-graphite",
      price: { kind: "sale" },
      stock: { quantity: 14 },
    });
    expect(offer.image?.url).toContain("graphite");
  });

  it("trusts the stock that was asked for afresh", () => {
    const soldOut = { state: "outOfStock", quantity: 0, lowStockAmount: null } as const;
    expect(resolveOffer(phone, graphite, { 20002: soldOut }).state).toBe("outOfStock");
    expect(resolveOffer(laptop, {}, { [laptop.id]: soldOut }).state).toBe("outOfStock");
  });

  it("says that nobody makes a combination", () => {
    expect(resolveOffer(phone, { pa_color: "sand", pa_storage: "512-gb" }).state).toBe("unavailable");
  });

  it("knows a variation that is sold out", () => {
    expect(resolveOffer(phone, { pa_color: "graphite", pa_storage: "1-tb" }).state).toBe("outOfStock");
  });

  it("sells a simple product at once, and on backorder too", () => {
    expect(resolveOffer(laptop, {}).state).toBe("buyable");
    expect(resolveOffer({ ...laptop, stock: products.haldenUltra.stock }, {}).state).toBe("buyable");
  });

  it("never sells what another seller sells, or what has no price", () => {
    expect(resolveOffer(productDetails.fieldGuide, {}).state).toBe("external");
    expect(resolveOffer(productDetails.prototype, {}).state).toBe("unpriced");
  });

  it("keeps the product's number where the variation has none", () => {
    const nameless: ProductDetail = {
      ...phone,
      variations: phone.variations.map((variation) => ({ ...variation, sku: "" })),
    };
    expect(resolveOffer(nameless, graphite).sku).toBe("NL-N3P");
  });
});
