/** WooCommerce's own payment method under the title or description that WooCommerce gave it. */
export type DefaultGateway = "bacs" | "cheque" | "cod";

/** Titles that WooCommerce gives to its payment methods in an English installation, by id. */
const defaultTitles: Readonly<Record<DefaultGateway, string>> = {
  bacs: "Direct bank transfer",
  cheque: "Check payments",
  cod: "Cash on delivery",
};

/** Descriptions that tell a customer something; that of checks is a form to be filled in by the owner. */
const defaultDescriptions: Readonly<Record<"bacs" | "cod", string>> = {
  bacs: "Make your payment directly into our bank account. Please use your Order ID as the payment reference. Your order will not be shipped until the funds have cleared in our account.",
  cod: "Pay with cash upon delivery.",
};

/**
 * Returns the payment method whose title is still WooCommerce's own, so that it can be named in the reader's language;
 * null for a title of the owner and for methods of other plugins, which are shown as they are.
 */
export const findDefaultGateway = (id: string | undefined, title: string): DefaultGateway | null =>
  (id === "bacs" || id === "cheque" || id === "cod") && title.trim() === defaultTitles[id] ? id : null;

/** Returns the payment method whose description is still WooCommerce's own; null for others. */
export const findDefaultGatewayHint = (id: string | undefined, description: string): "bacs" | "cod" | null =>
  (id === "bacs" || id === "cod") && description.trim() === defaultDescriptions[id] ? id : null;
