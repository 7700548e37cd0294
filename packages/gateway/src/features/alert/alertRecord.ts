import { alertKinds } from "@rewire/domain";
import * as v from "valibot";
import { jsonOf } from "../../schema/fields.ts";

/** What a letter about an event says of the product, as it was then. */
const alertEvent = v.object({
  name: v.string(),
  slug: v.string(),
  options: v.array(v.string()),
  choice: v.record(v.string(), v.string()),
  /** Price in minor units; null for none. */
  price: v.nullable(v.number()),
});

const alertEntries = {
  id: v.string(),
  kind: v.picklist(alertKinds),
  variationId: v.nullable(v.number()),
  email: v.string(),
  /** Language of the reader, such as "de_DE". */
  locale: v.string(),
  /** Address of the storefront, for links in letters. */
  origin: v.string(),
  limit: v.nullable(v.number()),
  followsPrice: v.boolean(),
};

/** Request that has not been confirmed: nothing is looked at for it. */
export const alertRequestRecord = jsonOf(
  v.object({ ...alertEntries, productId: v.number(), name: v.string(), slug: v.string() }),
);

/** Request that has not been confirmed. */
export type AlertRequestRecord = v.InferOutput<typeof alertRequestRecord>;

const alertRecord = v.object({
  ...alertEntries,
  isArmed: v.boolean(),
  events: v.number(),
  /** When it was confirmed, in ms since 1970. */
  since: v.number(),
  /** Event whose letter may not be in the outbox yet; null for none. */
  pending: v.nullable(alertEvent),
});

/** Confirmed alert. */
export type AlertRecord = v.InferOutput<typeof alertRecord>;

/** All alerts of a product. */
export const productAlerts = jsonOf(v.object({ slug: v.string(), name: v.string(), alerts: v.array(alertRecord) }));

/** All alerts of a product. */
export type ProductAlerts = v.InferOutput<typeof productAlerts>;

/** Ids of products with alerts. */
export const alertProducts = jsonOf(v.array(v.number()));

/** Ids of the alerts of an e-mail address. */
export const alertIds = jsonOf(v.array(v.string()));
