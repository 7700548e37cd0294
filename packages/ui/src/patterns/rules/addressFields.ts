import type { Address } from "@rewire/domain";
import type { MessageKey } from "@rewire/messages";

/** Address fields with the message ids of their labels, in page order. */
export const addressFields: readonly (readonly [keyof Address, MessageKey])[] = [
  ["firstName", "checkout.firstName"],
  ["lastName", "checkout.lastName"],
  ["company", "checkout.company"],
  ["country", "checkout.country"],
  ["address1", "checkout.address1"],
  ["address2", "checkout.address2"],
  ["postcode", "checkout.postcode"],
  ["city", "checkout.city"],
  ["state", "checkout.state"],
];
