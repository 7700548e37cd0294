import type { GatewayServices } from "@rewire/gateway";
import {
  maxLengths,
  parseDeskQuery,
  stringifyRepairDetails,
  unlistedDevice,
  type BookableFault,
  type Choice,
} from "@rewire/domain";
import * as v from "valibot";
import { waitSecondsOf } from "./requireState.server.ts";

/** A repair on its way into the cart. */
export interface RepairLine {
  readonly productId: number;
  readonly variationId?: number | undefined;
  readonly choice?: Choice | undefined;
  readonly quantity: 1;
  /** What the order will say about it. */
  readonly details: Readonly<Record<string, string>>;
}

/** What came of a booking: what goes into the cart, or why nothing does. */
export type RepairBooking =
  | { readonly kind: "held"; readonly lines: readonly RepairLine[] }
  /** Somebody else was quicker. */
  | { readonly kind: "taken" }
  /** This visitor keeps several other times already. */
  | { readonly kind: "tooMany" }
  /** This visitor has taken many times, one after another. */
  | { readonly kind: "tooManyAttempts"; readonly waitSeconds: number }
  /** The device or the fault is not offered any more, or what was sent makes no sense. */
  | { readonly kind: "failed" };

/** What the desk sends: its address, who keeps the time, and a note. */
const bookingRequest = v.object({
  address: v.pipe(v.string(), v.maxLength(8000)),
  holder: v.pipe(v.string(), v.regex(/^[0-9a-f-]{36}$/)),
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxLengths.repairNote)), ""),
});

/** Keeps the time for the one who books, and finds the products that the faults are sold as. @param body What the desk sends: its address, a holder and a note. @param visitor Where it comes from. */
export async function bookRepair(
  { catalogue, desk }: Pick<GatewayServices, "catalogue" | "desk">,
  body: unknown,
  visitor: string,
): Promise<RepairBooking> {
  const sent = v.safeParse(bookingRequest, body);
  if (!sent.success) return { kind: "failed" };
  const { address, holder, note } = sent.output;
  const { device: slug, faults: asked, parts, way, slot } = parseDeskQuery(new URLSearchParams(address));
  if (!slug || (way === "walkIn" && !slot) || (slug === unlistedDevice && !note)) return { kind: "failed" };

  const [devices, faults] = await Promise.all([
    catalogue.repairDevices(),
    catalogue.faults(slug === unlistedDevice ? null : slug, parts),
  ]);
  if (!devices.ok || !faults.ok) return { kind: "failed" };
  const device =
    devices.value.find((one) => one.slug === slug)?.name ??
    (slug === unlistedDevice ? note.split("\n")[0]?.slice(0, 100) : undefined);
  const chosen = faults.value.filter((fault) => asked.includes(fault.slug));
  if (!device || chosen.length === 0 || chosen.length < asked.length) return { kind: "failed" };

  const details = stringifyRepairDetails({
    device,
    faults: asked,
    parts,
    way,
    slot: way === "walkIn" ? slot : null,
    holder,
    note,
  });
  const lines = await Promise.all(chosen.map((fault) => lineOf(catalogue, fault, parts)));
  if (!lines.every((line) => line !== null)) return { kind: "failed" };
  try {
    const reservation = way === "walkIn" && slot ? await desk.reserve(slot, holder, visitor) : "held";
    if (reservation !== "held") return { kind: reservation };
  } catch (error) {
    const waitSeconds = waitSecondsOf(error);
    if (waitSeconds === null) throw error;
    return { kind: "tooManyAttempts", waitSeconds };
  }
  if (way === "mailIn") await desk.release(holder);
  return { kind: "held", lines: lines.map((line) => ({ ...line, quantity: 1, details })) };
}

/** The product, or the variation with the parts that were asked for. */
async function lineOf(
  catalogue: GatewayServices["catalogue"],
  { product, hasPartsChoice }: BookableFault,
  parts: string,
): Promise<Pick<RepairLine, "productId" | "variationId" | "choice"> | null> {
  if (!hasPartsChoice) return { productId: product.id };
  const found = await catalogue.product(product.slug);
  if (!found.ok) return null;
  const variation = found.value.variations.find(({ values }) => Object.values(values).includes(parts));
  return variation ? { productId: product.id, variationId: variation.id, choice: variation.values } : null;
}
