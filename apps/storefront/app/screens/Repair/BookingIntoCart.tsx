import { useEffect, useEffectEvent, useRef } from "react";
import { useFetcher } from "react-router";
import { CartProvider, useCart, useReplaceLines } from "@rewire/data";
import type { CartLine } from "@rewire/domain";
import { useStoreSettings } from "@rewire/ui";
import type { RepairBooking } from "../../loaders/bookRepair.server.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { commerceClient } from "../../commerce/commerceClient.ts";

/** What the desk shows when somebody books it. */
export interface BookingRequest {
  /** The desk's state, as its address has it after the `?`. */
  readonly search: string;
  readonly note: string;
  /** Products that the chosen faults are sold as. */
  readonly productIds: readonly number[];
}

/** How a booking ended; `done` leads to checkout. */
export type BookingEnd = "done" | Exclude<RepairBooking["kind"], "held">;

interface BookingIntoCartProps {
  request: BookingRequest;
  /** @param waitSeconds With `tooManyAttempts`: when it can be tried again. */
  onEnd: (end: BookingEnd, waitSeconds?: number) => void;
}

/** Books what the desk shows: the server keeps the time, and the repairs go into the cart. It shows nothing. */
export default function BookingIntoCart(props: BookingIntoCartProps) {
  const { currency } = useStoreSettings();
  return (
    <CartProvider client={commerceClient(currency)}>
      <Booking {...props} />
    </CartProvider>
  );
}

function Booking({ request, onEnd }: BookingIntoCartProps) {
  const links = useLinks();
  const cart = useCart();
  const { replaceLines } = useReplaceLines();
  const { submit, data } = useFetcher<RepairBooking>();
  const isSent = useRef(false);
  const isPut = useRef(false);
  const old = cart.kind === "ready" ? linesOfBooking(cart.cart.lines, request.productIds) : [];

  const send = useEffectEvent((kind: typeof cart.kind) => {
    if (isSent.current || kind === "loading") return;
    isSent.current = true;
    if (kind === "failed") return onEnd("failed");
    // Whoever books the same again is the same holder: the place of before is given back, and never stands in the way.
    const holder = old.flatMap(({ details }) => details?.["repair_holder"] ?? [])[0] ?? crypto.randomUUID();
    const { search, note } = request;
    void submit(
      { address: search, holder, note },
      { method: "post", action: links.repair, encType: "application/json" },
    );
  });
  useEffect(() => send(cart.kind), [cart.kind]);

  const put = useEffectEvent(async (answer: RepairBooking) => {
    if (isPut.current) return;
    isPut.current = true;
    if (answer.kind === "tooManyAttempts") return onEnd(answer.kind, answer.waitSeconds);
    if (answer.kind !== "held") return onEnd(answer.kind);
    onEnd((await replaceLines(old, answer.lines)).ok ? "done" : "failed");
  });
  useEffect(() => {
    if (data) void put(data);
  }, [data]);
  return null;
}

/** The lines of every booking in the cart that one of these products belongs to, all of its faults. */
function linesOfBooking(lines: readonly CartLine[], productIds: readonly number[]): readonly CartLine[] {
  const holders = new Set(
    lines.filter(({ productId }) => productIds.includes(productId)).map(({ details }) => details?.["repair_holder"]),
  );
  return lines.filter(
    ({ productId, details }) =>
      productIds.includes(productId) ||
      (details?.["repair_holder"] !== undefined && holders.has(details["repair_holder"])),
  );
}
