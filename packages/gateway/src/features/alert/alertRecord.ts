import { alertKinds } from "@rewire/domain";
import * as v from "valibot";
import { createJsonTextSchema } from "../../schema/fields.ts";

/** State of the product at the time of an event, for its e-mail. */
const alertEventSchema = v.object({
  name: v.string(),
  slug: v.string(),
  options: v.array(v.string()),
  choice: v.record(v.string(), v.string()),
  /** Price in minor units; null for none. */
  price: v.nullable(v.number()),
});

const commonAlertSchemas = {
  id: v.string(),
  kind: v.picklist(alertKinds),
  variationId: v.nullable(v.number()),
  email: v.string(),
  /** Language of the reader, such as "de_DE". */
  locale: v.string(),
  /** Address of the storefront, for links in e-mails. */
  origin: v.string(),
  limit: v.nullable(v.number()),
  followsPrice: v.boolean(),
  /** Labels of the variation's options, and their values by attribute; empty in records of earlier versions. */
  options: v.optional(v.array(v.string()), []),
  choice: v.optional(v.record(v.string(), v.string()), {}),
};

/** Schema of a stored alert request that has not been confirmed yet. Its product is not checked. */
export const alertRequestRecordSchema = createJsonTextSchema(
  v.object({ ...commonAlertSchemas, productId: v.number(), name: v.string(), slug: v.string() }),
);

/** Stored alert request that has not been confirmed yet. */
export type AlertRequestRecord = v.InferOutput<typeof alertRequestRecordSchema>;

const alertRecordSchema = v.object({
  ...commonAlertSchemas,
  isArmed: v.boolean(),
  events: v.number(),
  /** When it was confirmed, in ms since 1970. */
  since: v.number(),
  /** Event whose e-mail may not be in the outbox yet; null for none. */
  pending: v.nullable(alertEventSchema),
});

/** Confirmed alert. */
export type AlertRecord = v.InferOutput<typeof alertRecordSchema>;

/** Schema of all alerts of a product, as stored. */
export const productAlertsSchema = createJsonTextSchema(
  v.object({ slug: v.string(), name: v.string(), alerts: v.array(alertRecordSchema) }),
);

/** All alerts of a product. */
export type ProductAlerts = v.InferOutput<typeof productAlertsSchema>;

/** Schema of the ids of products with alerts. */
export const alertProductIdsSchema = createJsonTextSchema(v.array(v.number()));

/** Schema of the ids of the alerts that belong to an e-mail address. */
export const alertIdsSchema = createJsonTextSchema(v.array(v.string()));
