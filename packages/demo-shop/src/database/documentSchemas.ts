import * as v from "valibot";
import type { CardIntent } from "../records/CardIntent.ts";
import type { CatalogueAttribute, CatalogueCategory, CatalogueProduct } from "../catalogue/types.ts";
import type { CouponRecord } from "../records/CouponRecord.ts";
import type { User } from "../records/User.ts";
import type { DownloadPermission } from "../records/DownloadPermission.ts";
import type { Order } from "../records/Order.ts";
import type { Reservation, StockRecord } from "../records/StockRecord.ts";
import type { Review } from "../records/Review.ts";
import type { Session } from "../records/Session.ts";
import { attributeSchema, categorySchema, productSchema } from "./catalogueSchemas.ts";
import { addressSchema, keyValuesSchema, stringRecordSchema, integerSchema } from "./commonSchemas.ts";
import { orderSchema } from "./orderSchema.ts";

/** Types of the stored documents by kind. */
export interface Documents {
  readonly session: Session;
  /** Cart lines of an account, by its id; they survive its sessions. */
  readonly persistentCart: Session["lines"];
  readonly user: User;
  /** Account id by user name in lower case. */
  readonly username: number;
  /** Account id by e-mail address in lower case. */
  readonly email: number;
  /** Id of a deleted account, whose settings no longer count. */
  readonly deletedUser: number;
  readonly order: Order;
  /** Order id by order key. */
  readonly orderKey: number;
  /** Order ids of an account, newest first. */
  readonly customerOrders: readonly number[];
  readonly stock: StockRecord;
  readonly coupon: CouponRecord;
  readonly review: Review;
  /** Review ids of a product. */
  readonly productReviews: readonly number[];
  /** Time of the last write, in Unix milliseconds. */
  readonly comment: number;
  readonly download: DownloadPermission;
  /** Next number of a series. */
  readonly counter: number;
  readonly reservation: readonly Reservation[];
  readonly intent: CardIntent;
  readonly product: CatalogueProduct;
  readonly category: CatalogueCategory;
  readonly attribute: CatalogueAttribute;
}

const cartLineSchema = v.object({
  key: v.string(),
  product: integerSchema,
  variation: v.nullable(integerSchema),
  attributes: stringRecordSchema,
  quantity: v.number(),
  extra: keyValuesSchema,
});

const sessionSchema = v.object({
  id: v.string(),
  lines: v.array(cartLineSchema),
  removed: v.array(cartLineSchema),
  coupons: v.array(v.string()),
  chosenShipping: v.nullable(v.string()),
  offered: v.array(v.string()),
  billing: addressSchema,
  shipping: addressSchema,
  calculatedShipping: v.boolean(),
  staleTotal: v.nullable(v.number()),
  data: keyValuesSchema,
  seen: v.number(),
});

const userSchema = v.object({
  id: integerSchema,
  username: v.string(),
  email: v.string(),
  passwordHash: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  displayName: v.string(),
  nickname: v.string(),
  description: v.string(),
  url: v.string(),
  locale: v.string(),
  roles: v.array(v.string()),
  registered: v.number(),
  billing: addressSchema,
  shipping: addressSchema,
  isPaying: v.boolean(),
  resetKey: v.nullable(v.object({ hash: v.string(), expires: v.number() })),
  metaData: keyValuesSchema,
});

const reviewSchema = v.object({
  id: integerSchema,
  product: integerSchema,
  author: v.string(),
  email: v.string(),
  rating: v.number(),
  content: v.string(),
  date: v.string(),
  status: v.picklist(["APPROVE", "HOLD", "SPAM", "TRASH"]),
  user: v.exactOptional(integerSchema),
});

const downloadSchema = v.object({
  order: integerSchema,
  orderKey: v.string(),
  product: integerSchema,
  download: v.string(),
  user: integerSchema,
  email: v.string(),
  remaining: v.nullable(v.number()),
  expires: v.nullable(v.number()),
});

const intentSchema = v.object({
  id: v.string(),
  clientSecret: v.string(),
  amount: v.number(),
  currency: v.string(),
  status: v.picklist(["requires_payment_method", "requires_action", "succeeded", "canceled"]),
  refunded: v.number(),
});

/** Validation schemas of the stored documents by kind. */
export const documentSchemas: { readonly [Kind in keyof Documents]: v.GenericSchema<unknown, Documents[Kind]> } = {
  session: sessionSchema,
  persistentCart: v.array(cartLineSchema),
  user: userSchema,
  username: integerSchema,
  email: integerSchema,
  deletedUser: integerSchema,
  order: orderSchema,
  orderKey: integerSchema,
  customerOrders: v.array(integerSchema),
  // Older databases store only the quantity; it is converted when read.
  stock: v.object({ quantity: v.number(), keeper: v.optional(integerSchema, 0), changedAt: v.optional(v.number(), 0) }),
  coupon: v.object({ used: integerSchema, usedBy: v.array(v.string()), balance: v.exactOptional(v.number()) }),
  review: reviewSchema,
  productReviews: v.array(integerSchema),
  comment: v.number(),
  download: downloadSchema,
  counter: integerSchema,
  reservation: v.array(v.object({ order: integerSchema, quantity: v.number(), until: v.number() })),
  intent: intentSchema,
  product: productSchema,
  category: categorySchema,
  attribute: attributeSchema,
};
