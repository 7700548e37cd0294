import * as v from "valibot";
import { address, keyValues, textRecord, integer } from "./commonSchemas.ts";

const amount = v.number();

const line = v.object({
  id: integer,
  product: integer,
  variation: v.nullable(integer),
  name: v.string(),
  attributes: textRecord,
  quantity: v.number(),
  subtotal: amount,
  subtotalTax: amount,
  total: amount,
  tax: amount,
  keeper: integer,
});

/** Schema of a stored order. */
export const order = v.object({
  id: integer,
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
  user: integer,
  billing: address,
  shipping: address,
  lines: v.array(line),
  shippingLine: v.nullable(
    v.object({ id: integer, method: v.optional(v.string()), title: v.string(), total: amount, tax: amount }),
  ),
  coupons: v.array(v.object({ id: integer, code: v.string(), amount, tax: amount, giftCard: v.boolean() })),
  subtotal: amount,
  discount: amount,
  discountTax: amount,
  shippingTotal: amount,
  shippingTax: amount,
  cartTax: amount,
  taxRate: v.nullable(v.object({ id: integer, label: v.string(), percent: v.number() })),
  total: v.number(),
  paymentMethod: v.string(),
  paymentTitle: v.string(),
  transactionId: v.nullable(v.string()),
  customerNote: v.nullable(v.string()),
  metaData: keyValues,
  notes: v.array(v.object({ id: integer, note: v.string(), created: v.number(), forCustomer: v.boolean() })),
  refunds: v.array(v.object({ id: integer, cents: v.number(), reason: v.string(), created: v.number() })),
  stockTaken: v.boolean(),
  needsProcessing: v.boolean(),
  hasDownloads: v.boolean(),
});
