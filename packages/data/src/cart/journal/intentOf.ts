import type { JournalItem } from "./CartJournal.ts";
import type { Intent } from "./journalLines.ts";

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

/** The item that an addition asks for. */
export const itemOf = ({ productId, variationId, variation, extraData }: WireItem): JournalItem => ({
  productId,
  variationId: variationId ?? null,
  variation: (variation ?? []).map(({ attributeName, attributeValue }) => ({
    attributeName,
    attributeValue: attributeValue ?? "",
  })),
  extraData: extraData ?? null,
});

const nothing: Intent = { adds: [], sets: new Map(), empties: false };

/** What an operation of ours means for the lines of the cart. */
export function intentOf(operationName: string, variables: Readonly<Record<string, unknown>>): Intent {
  const input = (variables["input"] ?? {}) as WireInput;
  switch (operationName) {
    case "addToCart":
      return input.productId === undefined
        ? nothing
        : {
            ...nothing,
            adds: [{ item: itemOf({ ...input, productId: input.productId }), quantity: input.quantity ?? 1 }],
          };
    case "updateItemQuantities":
      return { ...nothing, sets: new Map((input.items ?? []).map(({ key, quantity }) => [key, quantity])) };
    case "removeItemsFromCart":
      return { ...nothing, sets: new Map((input.keys ?? []).map((key) => [key, 0])) };
    case "emptyCart":
      return { ...nothing, empties: true };
    case "updateShippingMethod":
      return { ...nothing, rates: input.shippingMethods };
    default:
      return nothing;
  }
}
