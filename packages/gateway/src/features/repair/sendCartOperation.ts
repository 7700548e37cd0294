import type { ShopResponse } from "@rewire/data/server";
import { isCompleteBooking, parseRepairDetails } from "@rewire/domain";
import * as v from "valibot";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import type { CatalogueService } from "../catalogue/CatalogueService.ts";

type Variables = Readonly<Record<string, unknown>>;
type BookingResponse = ShopResponse<Record<string, unknown>>;
type Send = (variables: Variables) => Promise<BookingResponse>;
type RepairCatalogue = Pick<CatalogueService, "knownRepairs">;

/** Words of the refusal, which `toFailure` knows. */
const REFUSAL_MESSAGE = "Repairs are booked at the repair desk.";

const itemSchema = v.looseObject({
  productId: v.number(),
  variationId: v.nullish(v.number()),
  extraData: v.nullish(v.string()),
});
type Item = v.InferOutput<typeof itemSchema>;

const addedItemSchema = v.object({ input: itemSchema });
const fillInputSchema = v.object({ input: v.looseObject({ items: v.array(itemSchema) }) });
const fillResponseSchema = v.object({ fillCart: v.looseObject({ cartErrors: v.nullish(v.array(v.unknown())) }) });
const detailsSchema = v.record(v.string(), v.string());

/**
 * Sends an operation that adds items to the cart, unless it contains a repair without a booking from the repair desk.
 * `addToCart` is then rejected; `fillCart` is sent without such repairs, and reports them in the shop's error format.
 * If the repairs in the catalogue are not known yet, the operation is sent, and checkout repeats the check.
 */
export async function sendCartOperation(
  catalogue: RepairCatalogue,
  name: string,
  variables: Variables,
  send: Send,
): Promise<BookingResponse> {
  if (name === "addToCart") {
    const { input: item } = v.parse(addedItemSchema, variables);
    return findUnbookedItems(catalogue, [item]).size > 0 ? createRefusal(name) : send(variables);
  }
  const fillCartVariables = name === "fillCart" ? parseOrNull(fillInputSchema, variables) : null;
  if (!fillCartVariables) return send(variables);
  const { items } = fillCartVariables.input;
  const unbookedItems = findUnbookedItems(catalogue, items);
  if (unbookedItems.size === 0) return send(variables);
  if (unbookedItems.size === items.length) return createRefusal(name);
  const input = { ...fillCartVariables.input, items: items.filter((item) => !unbookedItems.has(item)) };
  return addRefusedItems(await send({ ...variables, input }), [...unbookedItems]);
}

/** Returns the repairs among the items that lack the details of the repair desk. */
function findUnbookedItems(catalogue: RepairCatalogue, items: readonly Item[]): ReadonlySet<Item> {
  const repairs = catalogue.knownRepairs();
  return new Set(items.filter((item) => repairs?.has(item.productId) && !hasBooking(item)));
}

function hasBooking({ extraData }: Item): boolean {
  if (!extraData) return false;
  const details = parseOrNull(detailsSchema, JSON.parse(extraData));
  const booking = details && parseRepairDetails(details);
  return booking !== null && isCompleteBooking(booking);
}

/** Responds as the shop does to an operation that it refuses. */
const createRefusal = (name: string): BookingResponse => ({
  data: { [name]: null },
  errors: [{ message: REFUSAL_MESSAGE }],
  sessionToken: null,
  status: 200,
  cookies: [],
});

/** Adds items that were not sent to a response. */
function addRefusedItems(response: BookingResponse, items: readonly Item[]): BookingResponse {
  const fillResponse = parseOrNull(fillResponseSchema, response.data);
  if (!fillResponse) return response;
  const refusals = items.map(({ productId, variationId }) => ({
    __typename: "CartItemError",
    type: "INVALID_CART_ITEM",
    reasons: [REFUSAL_MESSAGE],
    productId,
    variationId: variationId ?? null,
  }));
  const fillCart = { ...fillResponse.fillCart, cartErrors: [...(fillResponse.fillCart.cartErrors ?? []), ...refusals] };
  return { ...response, data: { ...response.data, fillCart } };
}
