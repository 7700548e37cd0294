import * as v from "valibot";
import { addressSchema, keyValuesSchema, stringRecordSchema, integerSchema } from "./commonSchemas.ts";

const amountSchema = v.number();

const lineSchema = v.object({
  id: integerSchema,
  product: integerSchema,
  variation: v.nullable(integerSchema),
  name: v.string(),
  attributes: stringRecordSchema,
  quantity: v.number(),
  subtotal: amountSchema,
  subtotalTax: amountSchema,
  total: amountSchema,
  tax: amountSchema,
  keeper: integerSchema,
});

/** Schema of a stored order. */
export const orderSchema = v.object({
  id: integerSchema,
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
  user: integerSchema,
  billing: addressSchema,
  shipping: addressSchema,
  lines: v.array(lineSchema),
  shippingLine: v.nullable(
    v.object({
      id: integerSchema,
      method: v.optional(v.string()),
      title: v.string(),
      total: amountSchema,
      tax: amountSchema,
    }),
  ),
  coupons: v.array(
    v.object({ id: integerSchema, code: v.string(), amount: amountSchema, tax: amountSchema, giftCard: v.boolean() }),
  ),
  subtotal: amountSchema,
  discount: amountSchema,
  discountTax: amountSchema,
  shippingTotal: amountSchema,
  shippingTax: amountSchema,
  cartTax: amountSchema,
  taxRate: v.nullable(v.object({ id: integerSchema, label: v.string(), percent: v.number() })),
  total: v.number(),
  paymentMethod: v.string(),
  paymentTitle: v.string(),
  transactionId: v.nullable(v.string()),
  customerNote: v.nullable(v.string()),
  metaData: keyValuesSchema,
  notes: v.array(v.object({ id: integerSchema, note: v.string(), created: v.number(), forCustomer: v.boolean() })),
  refunds: v.array(v.object({ id: integerSchema, cents: v.number(), reason: v.string(), created: v.number() })),
  stockTaken: v.boolean(),
  needsProcessing: v.boolean(),
  hasDownloads: v.boolean(),
});
