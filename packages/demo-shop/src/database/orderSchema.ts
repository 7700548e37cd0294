import * as v from "valibot";
import { address, keyValues, texts, whole } from "./commonSchemas.ts";

const amount = v.number();

const line = v.object({
  id: whole,
  product: whole,
  variation: v.nullable(whole),
  name: v.string(),
  attributes: texts,
  quantity: v.number(),
  subtotal: amount,
  subtotalTax: amount,
  total: amount,
  tax: amount,
  keeper: whole,
});

/** Schema of a stored order. */
export const order = v.object({
  id: whole,
  key: v.string(),
  status: v.picklist([
    "PENDING",
    "PROCESSING",
    "ON_HOLD",
    "COMPLETED",
    "CANCELLED",
    "REFUNDED",
    "FAILED",
    "CHECKOUT_DRAFT",
  ]),
  created: v.number(),
  paid: v.nullable(v.number()),
  completed: v.nullable(v.number()),
  createdVia: v.optional(v.literal("admin")),
  user: whole,
  billing: address,
  shipping: address,
  lines: v.array(line),
  shippingLine: v.nullable(
    v.object({ id: whole, method: v.optional(v.string()), title: v.string(), total: amount, tax: amount }),
  ),
  coupons: v.array(v.object({ id: whole, code: v.string(), amount, tax: amount, giftCard: v.boolean() })),
  subtotal: amount,
  discount: amount,
  discountTax: amount,
  shippingTotal: amount,
  shippingTax: amount,
  cartTax: amount,
  taxRate: v.nullable(v.object({ id: whole, label: v.string(), percent: v.number() })),
  total: v.number(),
  paymentMethod: v.string(),
  paymentTitle: v.string(),
  transactionId: v.nullable(v.string()),
  customerNote: v.nullable(v.string()),
  metaData: keyValues,
  notes: v.array(v.object({ id: whole, note: v.string(), created: v.number(), forCustomer: v.boolean() })),
  refunds: v.array(v.object({ id: whole, cents: v.number(), reason: v.string(), created: v.number() })),
  stockTaken: v.boolean(),
  needsProcessing: v.boolean(),
  hasDownloads: v.boolean(),
});
