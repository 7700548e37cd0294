import { multiplyMoney, type CartLine, type Choice, type JournalItem } from "@rewire/domain";

/** Product or variation to add to the cart, with its quantity and selected options. */
export interface CartLineInput {
  readonly productId: number;
  readonly variationId?: number | undefined;
  readonly quantity: number;
  /** Chosen options by attribute name; required where the variation leaves an attribute open ("any"). */
  readonly choice?: Choice | undefined;
  /**
   * Extra data stored on the line and copied to the order, such as the details of a repair; lines with different
   * details are not merged.
   */
  readonly details?: Readonly<Record<string, string>> | undefined;
  /** Display data of the line while it is pending. @default the line is only counted */
  readonly preview?:
    | Pick<CartLine, "name" | "slug" | "options" | "image" | "unitPrice" | "measurePrice" | "isVirtual">
    | undefined;
}

/** Maps a cart line to an item of the cart journal. */
export const toJournalItem = ({ productId, variationId, choice = {}, details }: CartLineInput): JournalItem => ({
  productId,
  variationId: variationId ?? null,
  variation:
    variationId === undefined
      ? []
      : Object.entries(choice).map(([attributeName, attributeValue]) => ({ attributeName, attributeValue })),
  extraData: details ? JSON.stringify(details) : null,
});

/** Returns the quantity to send: at least 1, because the shop would add one unit for a quantity of 0. */
export const toValidQuantity = (quantity: number): number => Math.max(1, Math.trunc(quantity));

/** Creates the cart line that is displayed until the shop has confirmed it. Its stock is unknown. */
export const toPendingLine = (
  { productId, variationId, variation }: JournalItem,
  quantity: number,
  linePreview: NonNullable<CartLineInput["preview"]>,
): CartLine => ({
  ...linePreview,
  key: `pending-${productId}-${variationId ?? 0}`,
  productId,
  variationId,
  choice: Object.fromEntries(variation.map(({ attributeName, attributeValue }) => [attributeName, attributeValue])),
  quantity,
  unitPriceBefore: null,
  total: multiplyMoney(linePreview.unitPrice, quantity),
  stock: { state: "inStock", quantity: null, lowStockAmount: null },
  isSoldIndividually: false,
});
