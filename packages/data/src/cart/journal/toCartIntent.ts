import { emptyIntent, type CartIntent, type JournalItem } from "@rewire/domain";
import type { GraphQLResponse } from "./ExecuteOperation.ts";
import { readFillErrors, toItemFailure } from "./fillOutcome.ts";

type Maybe<Value> = Value | null | undefined;

interface ItemInput {
  readonly productId: number;
  readonly quantity?: Maybe<number>;
  readonly variationId?: Maybe<number>;
  readonly variation?: Maybe<readonly { readonly attributeName: string; readonly attributeValue?: Maybe<string> }[]>;
  readonly extraData?: Maybe<string>;
}

interface CartInput extends Partial<ItemInput> {
  readonly keys?: readonly string[];
  readonly shippingMethods?: readonly string[];
  /** Quantities by key, or items to add. */
  readonly items?: readonly (Partial<ItemInput> & { readonly key?: string })[];
}

/** Returns the item that an addition contains. */
const toJournalItem = ({ productId, variationId, variation, extraData }: ItemInput): JournalItem => ({
  productId,
  variationId: variationId ?? null,
  variation: (variation ?? []).map(({ attributeName, attributeValue }) => ({
    attributeName,
    attributeValue: attributeValue ?? "",
  })),
  extraData: extraData ?? null,
});

/**
 * Returns the effect that an operation is meant to have on the cart lines.
 * @param response Response to the operation; items of `fillCart` that the shop rejected are left out.
 */
export function toCartIntent(
  operationName: string,
  variables: Readonly<Record<string, unknown>>,
  response: GraphQLResponse,
): CartIntent {
  const input = (variables["input"] ?? {}) as CartInput;
  switch (operationName) {
    case "addToCart":
      return { ...emptyIntent, additions: toAdditions(input) };
    case "fillCart": {
      const addedItems = (input.items ?? []).flatMap(toAdditions);
      const errors = readFillErrors(response);
      return { ...emptyIntent, additions: addedItems.filter(({ item }) => toItemFailure(item, errors) === null) };
    }
    case "updateItemQuantities":
      return {
        ...emptyIntent,
        quantitiesByKey: new Map((input.items ?? []).map(({ key = "", quantity }) => [key, quantity ?? 0])),
      };
    case "removeItemsFromCart":
      return { ...emptyIntent, quantitiesByKey: new Map((input.keys ?? []).map((key) => [key, 0])) };
    case "emptyCart":
      return { ...emptyIntent, isEmptied: true };
    case "updateShippingMethod":
      return { ...emptyIntent, rates: input.shippingMethods };
    default:
      return emptyIntent;
  }
}

const toAdditions = ({ productId, ...input }: Partial<ItemInput>): CartIntent["additions"] =>
  productId === undefined ? [] : [{ item: toJournalItem({ ...input, productId }), quantity: input.quantity ?? 1 }];
