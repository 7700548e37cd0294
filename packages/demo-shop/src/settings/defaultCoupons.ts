import type { CouponSettings } from "./ShopSettings.ts";

/** Default coupons: one for each discount type and restriction, and four gift cards. */
export const defaultCoupons: readonly CouponSettings[] = [
  { code: "save10", kind: "percent", amount: 10, description: "10 % off everything" },
  { code: "fixed15", kind: "fixed_cart", amount: 1500, description: "€15 off the cart" },
  { code: "item5", kind: "fixed_product", amount: 500, description: "€5 off each piece" },
  { code: "freeship", kind: "percent", amount: 0, description: "Free shipping", freeShipping: true },
  { code: "expired", kind: "percent", amount: 10, description: "Over since 2020", expires: "2020-01-01T00:00:00Z" },
  { code: "usedup", kind: "percent", amount: 10, description: "Used once already", usageLimit: 1, used: 1 },
  { code: "once", kind: "percent", amount: 10, description: "For one order in all", usageLimit: 1 },
  { code: "min500", kind: "percent", amount: 10, description: "From €500", minimum: 50_000 },
  { code: "max20", kind: "percent", amount: 10, description: "Up to €20", maximum: 2000 },
  { code: "solo20", kind: "percent", amount: 20, description: "20 % off, alone", individualUse: true },
  { code: "phones10", kind: "percent", amount: 10, description: "10 % off smartphones", categories: ["smartphones"] },
  { code: "viponly", kind: "percent", amount: 15, description: "For one guest", emails: ["vip@example.test"] },
  { code: "nosale", kind: "percent", amount: 10, description: "10 % off regular prices", notOnSaleItems: true },
  { code: "peruser1", kind: "percent", amount: 10, description: "Once a customer", usageLimitPerUser: 1 },
  { code: "gift-25", kind: "gift_card", amount: 2500, description: "Gift card" },
  { code: "gift-100", kind: "gift_card", amount: 10_000, description: "Gift card" },
  { code: "gift-500", kind: "gift_card", amount: 50_000, description: "Gift card" },
  { code: "gift-empty", kind: "gift_card", amount: 0, description: "Gift card" },
];
