import type { GatewayServices } from "@rewire/gateway";
import {
  maxLengths,
  parseDeskQuery,
  stringifyRepairDetails,
  unlistedDeviceSlug,
  type BookableFault,
  type Choice,
} from "@rewire/domain";
import * as v from "valibot";
import { getRetrySeconds } from "../requireStateStore.server.ts";

/** Cart line for a selected repair: the product or variation, and the repair details for the order. */
export interface RepairLine {
  readonly productId: number;
  readonly variationId?: number | undefined;
  readonly choice?: Choice | undefined;
  readonly quantity: 1;
  /** Details that are stored with the order line. */
  readonly details: Readonly<Record<string, string>>;
}

/** Result of booking a repair: the lines to add to the cart, or the reason for the failure. */
export type RepairBooking =
  | { readonly kind: "held"; readonly lines: readonly RepairLine[] }
  /** The slot was booked by another customer. */
  | { readonly kind: "taken" }
  /** The visitor holds several other slots already. */
  | { readonly kind: "tooMany" }
  /** The visitor has reserved too many slots in succession. */
  | { readonly kind: "tooManyAttempts"; readonly waitSeconds: number }
  /** The device or fault is no longer offered, or the request is invalid. */
  | { readonly kind: "failed" };

/** Request of the repair page: its URL query, the holder of the reservation, and a note. */
const bookingRequestSchema = v.object({
  address: v.pipe(v.string(), v.maxLength(8000)),
  holder: v.pipe(v.string(), v.regex(/^[0-9a-f-]{36}$/)),
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxLengths.repairNote)), ""),
});

/**
 * Reserves the appointment slot of a repair request and finds the repair product for each selected fault.
 * @param body Unvalidated request body with the URL query, the holder of the reservation, and the customer's note.
 * @param visitor Client identifier for rate limits.
 */
export async function bookRepair(
  { catalogue, desk }: Pick<GatewayServices, "catalogue" | "desk">,
  body: unknown,
  visitor: string,
): Promise<RepairBooking> {
  const parseResult = v.safeParse(bookingRequestSchema, body);
  if (!parseResult.success) return { kind: "failed" };
  const { address, holder, note } = parseResult.output;
  const {
    device: slug,
    faults: faultSlugs,
    parts,
    way: handoverMethod,
    slot,
  } = parseDeskQuery(new URLSearchParams(address));
  if (!slug || (handoverMethod === "walkIn" && !slot) || (slug === unlistedDeviceSlug && !note))
    return { kind: "failed" };

  const [devices, faults] = await Promise.all([
    catalogue.repairDevices(),
    catalogue.faults(slug === unlistedDeviceSlug ? null : slug, parts),
  ]);
  if (!devices.ok || !faults.ok) return { kind: "failed" };
  const device =
    devices.value.find((candidate) => candidate.slug === slug)?.name ??
    (slug === unlistedDeviceSlug ? note.split("\n")[0]?.slice(0, 100) : undefined);
  const matchingFaults = faults.value.filter((fault) => faultSlugs.includes(fault.slug));
  if (!device || matchingFaults.length === 0 || matchingFaults.length < faultSlugs.length) return { kind: "failed" };

  const details = stringifyRepairDetails({
    device,
    faults: faultSlugs,
    parts,
    way: handoverMethod,
    slot: handoverMethod === "walkIn" ? slot : null,
    holder,
    note,
  });
  const lines = await Promise.all(matchingFaults.map((fault) => toRepairLine(catalogue, fault, parts)));
  if (!lines.every((line) => line !== null)) return { kind: "failed" };
  try {
    const reservation = handoverMethod === "walkIn" && slot ? await desk.reserve(slot, holder, visitor) : "held";
    if (reservation !== "held") return { kind: reservation };
  } catch (error) {
    const waitSeconds = getRetrySeconds(error);
    if (waitSeconds === null) throw error;
    return { kind: "tooManyAttempts", waitSeconds };
  }
  if (handoverMethod === "mailIn") await desk.release(holder);
  return { kind: "held", lines: lines.map((line) => ({ ...line, quantity: 1, details })) };
}

/** Returns the cart line of a product, or of its variation with the selected parts. */
async function toRepairLine(
  catalogue: GatewayServices["catalogue"],
  { product, hasPartsChoice }: BookableFault,
  parts: string,
): Promise<Pick<RepairLine, "productId" | "variationId" | "choice"> | null> {
  if (!hasPartsChoice) return { productId: product.id };
  const productResult = await catalogue.product(product.slug);
  if (!productResult.ok) return null;
  const variation = productResult.value.variations.find(({ values }) => Object.values(values).includes(parts));
  return variation ? { productId: product.id, variationId: variation.id, choice: variation.values } : null;
}
