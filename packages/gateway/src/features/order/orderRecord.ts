import type { Order } from "@rewire/domain";
import * as v from "valibot";

const moneySchema = v.object({ minor: v.number(), currency: v.string() });

const addressFields = {
  firstName: v.string(),
  lastName: v.string(),
  company: v.string(),
  address1: v.string(),
  address2: v.string(),
  city: v.string(),
  state: v.string(),
  postcode: v.string(),
  country: v.string(),
};

const orderLineSchema = v.object({
  goods: v.optional(
    v.object({ productId: v.number(), variationId: v.nullable(v.number()), choice: v.record(v.string(), v.string()) }),
  ),
  slug: v.nullable(v.string()),
  name: v.string(),
  options: v.array(v.string()),
  image: v.nullable(v.object({ url: v.string(), alt: v.string() })),
  quantity: v.number(),
  total: moneySchema,
});

const downloadSchema = v.object({
  id: v.string(),
  name: v.string(),
  product: v.nullable(v.object({ slug: v.string(), name: v.string() })),
  url: v.string(),
  remaining: v.nullable(v.number()),
  expires: v.nullable(v.string()),
});

const repairFields = {
  device: v.string(),
  faults: v.array(v.string()),
  parts: v.picklist(["original", "compatible"]),
  way: v.picklist(["walkIn", "mailIn"]),
  slot: v.nullable(v.string()),
  holder: v.string(),
  note: v.string(),
};

/** Schema of an order in the state store. */
const orderSchema: v.GenericSchema<unknown, Order> = v.object({
  id: v.number(),
  number: v.string(),
  invoiceNumber: v.optional(v.string()),
  date: v.string(),
  status: v.picklist([
    "pending",
    "processing",
    "onHold",
    "completed",
    "cancelled",
    "refunded",
    "failed",
    "checkoutDraft",
    "other",
  ]),
  statusName: v.optional(v.string()),
  lines: v.array(orderLineSchema),
  totals: v.object({
    isNet: v.optional(v.boolean()),
    goods: moneySchema,
    discount: moneySchema,
    shipping: moneySchema,
    fees: v.exactOptional(moneySchema),
    tax: moneySchema,
    taxes: v.optional(v.array(v.object({ label: v.string(), amount: moneySchema }))),
    total: moneySchema,
  }),
  coupons: v.optional(
    v.array(
      v.object({
        code: v.string(),
        description: v.string(),
        saves: moneySchema,
        giftCard: v.optional(v.object({ remaining: v.nullable(moneySchema) })),
      }),
    ),
  ),
  paymentTitle: v.string(),
  paymentMethod: v.optional(v.string()),
  shippingTitle: v.string(),
  note: v.string(),
  billing: v.object({ ...addressFields, email: v.string(), phone: v.string() }),
  shipping: v.nullable(v.object(addressFields)),
  arrival: v.optional(v.object({ from: v.string(), to: v.string() })),
  isPickup: v.optional(v.boolean()),
  needsPayment: v.boolean(),
  isPaid: v.optional(v.boolean()),
  refunded: v.optional(moneySchema),
  payAt: v.optional(v.string()),
  hasFiles: v.optional(v.boolean()),
  downloads: v.optional(v.array(downloadSchema)),
  repair: v.optional(v.object(repairFields)),
  otherRepairs: v.optional(v.array(v.object({ ...repairFields, position: v.number() }))),
});

/** Schema of a guest's order, as stored at checkout. */
export const guestOrderRecordSchema = v.object({
  order: orderSchema,
  /** Order key, which gives access to the order in the shop; it never leaves the server. */
  orderKey: v.nullable(v.string()),
});

export type GuestOrderRecord = v.InferOutput<typeof guestOrderRecordSchema>;

/** Name of the entry in an order's meta data that contains the key of its purchase attempt. */
export const attemptMetaKey = "rewire_attempt";
