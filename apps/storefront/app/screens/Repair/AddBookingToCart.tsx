import { useEffect, useEffectEvent, useRef } from "react";
import { useFetcher } from "react-router";
import { CartProvider, createUuid, useCart, useReplaceLines } from "@rewire/data";
import type { CartLine } from "@rewire/domain";
import { useShopSettings } from "@rewire/ui";
import type { RepairBooking } from "../../loaders/repair/bookRepair.server.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { getCommerceClient } from "../../commerce/commerceClient.ts";

/** State of the repair page at the time of booking, to be sent to the server. */
export interface BookingRequest {
  /** State as the URL query, without the `?`. */
  readonly search: string;
  readonly note: string;
  /** Ids of the products of the selected faults. */
  readonly productIds: readonly number[];
}

/** Result of booking a repair. After `done`, the page navigates to the checkout. */
export type BookingResult = "done" | Exclude<RepairBooking["kind"], "held">;

interface AddBookingToCartProps {
  request: BookingRequest;
  /**
   * Called with the outcome of the booking.
   * @param waitSeconds Seconds until the next attempt; only with `tooManyAttempts`.
   */
  onResult: (end: BookingResult, waitSeconds?: number) => void;
}

/** Books a repair: reserves the slot on the server, and adds the repairs to the cart. Renders nothing. */
export default function AddBookingToCart(props: AddBookingToCartProps) {
  const { currency } = useShopSettings();
  return (
    <CartProvider client={getCommerceClient(currency)}>
      <BookingTask {...props} />
    </CartProvider>
  );
}

function BookingTask({ request, onResult }: AddBookingToCartProps) {
  const links = useLinks();
  const cart = useCart();
  const { replaceLines } = useReplaceLines();
  const { submit, data } = useFetcher<RepairBooking>();
  const isSent = useRef(false);
  const isAdded = useRef(false);
  const previousLines = cart.kind === "ready" ? findBookingLines(cart.cart.lines, request.productIds) : [];

  const send = useEffectEvent((kind: typeof cart.kind) => {
    if (isSent.current || kind === "loading") return;
    isSent.current = true;
    if (kind === "failed") return onResult("failed");
    // A repeated booking keeps the reservation's holder, so that the previous reservation is released instead of
    // conflicting.
    const holder = previousLines.flatMap(({ details }) => details?.["repair_holder"] ?? [])[0] ?? createUuid();
    const { search, note } = request;
    void submit(
      { address: search, holder, note },
      { method: "post", action: links.repair, encType: "application/json" },
    );
  });
  useEffect(() => send(cart.kind), [cart.kind]);

  const addBooking = useEffectEvent(async (response: RepairBooking) => {
    if (isAdded.current) return;
    isAdded.current = true;
    if (response.kind === "tooManyAttempts") return onResult(response.kind, response.waitSeconds);
    if (response.kind !== "held") return onResult(response.kind);
    onResult((await replaceLines(previousLines, response.lines)).ok ? "done" : "failed");
  });
  useEffect(() => {
    if (data) void addBooking(data);
  }, [data]);
  return null;
}

/** Returns the lines of every booking in the cart that contains one of the products, with all of its faults. */
function findBookingLines(lines: readonly CartLine[], productIds: readonly number[]): readonly CartLine[] {
  const previousHolders = new Set(
    lines.filter(({ productId }) => productIds.includes(productId)).map(({ details }) => details?.["repair_holder"]),
  );
  return lines.filter(
    ({ productId, details }) =>
      productIds.includes(productId) ||
      (details?.["repair_holder"] !== undefined && previousHolders.has(details["repair_holder"])),
  );
}
