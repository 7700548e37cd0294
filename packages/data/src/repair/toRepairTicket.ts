import { toRepairMetaKey, type OrderRepair, type RepairTicket } from "@rewire/domain";
import { toMoney } from "../money/toMoney.ts";
import { listRepairProgress, toMetaDataRecord, type RepairProgressFields } from "./listRepairProgress.ts";
import { isOfferAnswered, readAgreedTotal } from "./repairAnswer.ts";
import { includesRepairCategory, listCategorySlugs, type CategorizedProduct } from "./repairCategories.ts";
import { toRepairOffer, type InvalidOfferField } from "./toRepairOffer.ts";

/** Fields of the query `getRepair`. */
export interface RepairFields extends RepairProgressFields {
  readonly databaseId: number | null;
  readonly orderNumber: string | null;
  readonly datePaid?: string | null | undefined;
  readonly rawTotal: string | null;
  readonly lineItems?:
    | { readonly nodes: readonly { readonly product?: CategorizedProduct | null | undefined }[] }
    | null
    | undefined;
  readonly billing: { readonly email: string | null } | null;
}

/** Repair ticket, with the invalid fields of its offer, which the workshop has to correct. */
export interface RepairTicketResult {
  readonly ticket: RepairTicket;
  /** Invalid fields of an offer that the customer is waiting for. */
  readonly invalidFields: readonly InvalidOfferField[];
}

/**
 * Maps an order to the ticket of one of its repairs, whose progress is read by {@link listRepairProgress}; returns null
 * if the order has no repair at the position. Never throws.
 *
 * @param currency ISO 4217 code of the order's amounts.
 * @param toMoment Adds the UTC offset to a date and time of the shop ("2026-11-23 11:30:00"); returns null if the text
 *   is invalid.
 * @param position Position of the repair in its order, from 1.
 * @param locales BCP 47 language tags whose currency signs the workshop's prices may have.
 */
export function toRepairTicket(
  fields: RepairFields,
  currency: string,
  toMoment: (plain: string) => string | null,
  position = 1,
  locales: readonly string[] = [],
): RepairTicketResult | null {
  const repairs = listRepairProgress(fields, toMoment);
  const current = repairs.find(({ repair }) => repair.position === position);
  if (!current || fields.databaseId === null) return null;

  const { state, events } = current;
  const { position: _position, ...details } = current.repair;
  const meta = selectRepairMeta(toMetaDataRecord(fields), position);
  const relatedRepairs = repairs
    .filter((candidate) => candidate !== current)
    .map(({ repair: { device, way, slot, position: relatedPosition }, state: relatedState }) => ({
      position: relatedPosition,
      device,
      way,
      slot,
      state: relatedState,
    }));
  const isAsked = state === "waiting" && !isOfferAnswered(meta, currency, locales);
  const offer = isAsked ? toRepairOffer(meta, currency, locales) : null;
  const decision = offer && (offer.ok ? offer.value : ("unreadable" as const));
  const agreedTotal = readAgreedTotal(meta, currency, locales, isAsked);
  const ticket: RepairTicket = {
    id: fields.databaseId,
    position,
    relatedRepairs,
    isRestOfOrder:
      !hasGoods(
        fields,
        repairs.map(({ repair }) => repair),
      ) && relatedRepairs.every((related) => related.state === "cancelled"),
    isPaid: Boolean(fields.datePaid),
    details,
    progress: { number: fields.orderNumber ?? String(fields.databaseId), state, events, decision },
    total: agreedTotal ?? toMoney(fields.rawTotal, currency) ?? { minor: 0, currency },
    isOrderTotal: agreedTotal === null,
  };
  return { ticket, invalidFields: offer && !offer.ok ? offer.error : [] };
}

/** Returns an order's meta data as those of its repair at a position, whose keys have no number. */
function selectRepairMeta(data: Readonly<Record<string, string>>, position: number): ReadonlyMap<string, string> {
  const suffix = toRepairMetaKey("", position);
  return new Map(
    Object.entries(data).flatMap(([key, value]) =>
      key.endsWith(suffix) ? [[key.slice(0, key.length - suffix.length), value] as const] : [],
    ),
  );
}

/**
 * Returns whether an order has lines that are no repairs: those outside the category of repairs. In a shop without that
 * category, those beyond the faults, each of which is a line unless it was taken out of the cart or the order.
 */
function hasGoods({ lineItems }: RepairFields, repairs: readonly OrderRepair[]): boolean {
  const lines = lineItems?.nodes ?? [];
  const repairLines = lines.filter(({ product }) => includesRepairCategory(listCategorySlugs(product)));
  const expectedCount = repairs.reduce((sum, { faults }) => sum + Math.max(1, faults.length), 0);
  return lines.length > (repairLines.length > 0 ? repairLines.length : expectedCount);
}
