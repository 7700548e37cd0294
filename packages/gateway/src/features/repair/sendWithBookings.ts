import type { ShopResponse } from "@rewire/data/server";
import { isCompleteBooking, parseRepairDetails } from "@rewire/domain";
import * as v from "valibot";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import type { CatalogueService } from "../catalogue/CatalogueService.ts";

type Variables = Readonly<Record<string, unknown>>;
type Response = ShopResponse<Record<string, unknown>>;
type Send = (variables: Variables) => Promise<Response>;
type RepairCatalogue = Pick<CatalogueService, "knownRepairs">;

/** Words of the refusal, which `toFailure` knows. */
const REFUSAL = "Repairs are booked at the repair desk.";

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
 * Sends an operation that adds items to the cart, and rejects repairs without the details that the repair desk sends.
 * Of `fillCart`, the other items are sent, and each repair is reported in the shop's error format. While the repairs of
 * the catalogue are unknown, every operation is sent, and checkout checks again.
 */
export async function sendWithBookings(
  catalogue: RepairCatalogue,
  name: string,
  variables: Variables,
  send: Send,
): Promise<Response> {
  if (name === "addToCart") {
    const { input: item } = v.parse(addedItemSchema, variables);
    return findUnbooked(catalogue, [item]).size > 0 ? refuse(name) : send(variables);
  }
  const fill = name === "fillCart" ? parseOrNull(fillInputSchema, variables) : null;
  if (!fill) return send(variables);
  const { items } = fill.input;
  const unbookedItems = findUnbooked(catalogue, items);
  if (unbookedItems.size === 0) return send(variables);
  if (unbookedItems.size === items.length) return refuse(name);
  const input = { ...fill.input, items: items.filter((item) => !unbookedItems.has(item)) };
  return addRefusedItems(await send({ ...variables, input }), [...unbookedItems]);
}

/** Returns the repairs among the items that lack the details of the repair desk. */
function findUnbooked(catalogue: RepairCatalogue, items: readonly Item[]): ReadonlySet<Item> {
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
const refuse = (name: string): Response => ({
  data: { [name]: null },
  errors: [{ message: REFUSAL }],
  sessionToken: null,
  status: 200,
  cookies: [],
});

/** Adds items that were not sent to a response. */
function addRefusedItems(response: Response, items: readonly Item[]): Response {
  const answer = parseOrNull(fillResponseSchema, response.data);
  if (!answer) return response;
  const refusals = items.map(({ productId, variationId }) => ({
    __typename: "CartItemError",
    type: "INVALID_CART_ITEM",
    reasons: [REFUSAL],
    productId,
    variationId: variationId ?? null,
  }));
  const fillCart = { ...answer.fillCart, cartErrors: [...(answer.fillCart.cartErrors ?? []), ...refusals] };
  return { ...response, data: { ...response.data, fillCart } };
}
