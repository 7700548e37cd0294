import { noIntent, type CartIntent, type JournalItem } from "@rewire/domain";

type Maybe<Value> = Value | null | undefined;

interface WireItem {
  readonly productId: number;
  readonly quantity?: Maybe<number>;
  readonly variationId?: Maybe<number>;
  readonly variation?: Maybe<readonly { readonly attributeName: string; readonly attributeValue?: Maybe<string> }[]>;
  readonly extraData?: Maybe<string>;
}

interface WireInput extends Partial<WireItem> {
  readonly keys?: readonly string[];
  readonly shippingMethods?: readonly string[];
  readonly items?: readonly { readonly key: string; readonly quantity: number }[];
}

/** Returns the item that an addition contains. */
export const itemOf = ({ productId, variationId, variation, extraData }: WireItem): JournalItem => ({
  productId,
  variationId: variationId ?? null,
  variation: (variation ?? []).map(({ attributeName, attributeValue }) => ({
    attributeName,
    attributeValue: attributeValue ?? "",
  })),
  extraData: extraData ?? null,
});

/** Returns the effect that an operation is meant to have on the lines of the cart. */
export function intentOf(operationName: string, variables: Readonly<Record<string, unknown>>): CartIntent {
  const input = (variables["input"] ?? {}) as WireInput;
  switch (operationName) {
    case "addToCart":
      return input.productId === undefined
        ? noIntent
        : {
            ...noIntent,
            adds: [{ item: itemOf({ ...input, productId: input.productId }), quantity: input.quantity ?? 1 }],
          };
    case "updateItemQuantities":
      return { ...noIntent, sets: new Map((input.items ?? []).map(({ key, quantity }) => [key, quantity])) };
    case "removeItemsFromCart":
      return { ...noIntent, sets: new Map((input.keys ?? []).map((key) => [key, 0])) };
    case "emptyCart":
      return { ...noIntent, empties: true };
    case "updateShippingMethod":
      return { ...noIntent, rates: input.shippingMethods };
    default:
      return noIntent;
  }
}
