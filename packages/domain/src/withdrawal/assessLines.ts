import type { RepairState } from "../repair/index.ts";
import type { DeclarationKind, ContractLine, LineQuantity, OrderContract } from "./contract.ts";
import { findExclusion, type ExclusionKind, type Exclusions } from "./exclusions.ts";

/**
 * Rule by which a withdrawal or a return of an order line is refused. `closed`: the order was cancelled, refunded or
 * never placed; `done`: all pieces have already been withdrawn or returned; `cancelled`: the repair of this line was
 * cancelled, and the order was not; `late`: the period has ended; `workBegun`: the repair has begun; `madeToOrder`:
 * excluded from withdrawals and returns; `repair`, `digital` and `giftCard`: excluded from voluntary returns.
 */
export type RefusalRule =
  | "closed"
  | "done"
  | "cancelled"
  | "late"
  | "workBegun"
  | "madeToOrder"
  | "repair"
  | "digital"
  | "giftCard";

/**
 * Condition of goods that a customer must confirm: the seal is unbroken, the gift card is unused, or the file has not
 * been downloaded.
 */
export type GoodsCondition = Exclude<ExclusionKind, "madeToOrder">;

/**
 * Assessment of whether an order line can be withdrawn from or returned, with its remaining quantity and its last day.
 */
export interface LineAssessment {
  readonly line: ContractLine;
  /** Quantity that has not been withdrawn or returned yet; of a line without a rule, that which still can be. */
  readonly remainingQuantity: number;
  /** Rule that refuses the line; null for none. */
  readonly rule: RefusalRule | null;
  /** Statement that is required; null for none. */
  readonly condition: GoodsCondition | null;
  /** Last day of the period on the shop's clock, ISO; null while it has not begun. */
  readonly lastDay: string | null;
}

/** Terms under which the lines of an order are assessed for a withdrawal or a return. */
export interface AssessmentTerms {
  readonly kind: DeclarationKind;
  /** Days for voluntary returns; null for none: then a return is judged as a withdrawal. */
  readonly returnDays: number | null;
  readonly exclusions: Exclusions;
  /** Quantities that were withdrawn or returned before. */
  readonly earlier: readonly LineQuantity[];
  /** Current time in ms. */
  readonly now: number;
  /** IANA name of the shop's time zone. */
  readonly timeZone: string;
  /** Whether a date, ISO, is a public holiday at the shop. */
  readonly isPublicHoliday: IsPublicHoliday;
}

/** Returns whether a date, ISO, is a public holiday. */
export type IsPublicHoliday = (date: string) => boolean;

/** Length of the statutory withdrawal period, in days (Directive 2011/83/EU, Article 9). */
export const withdrawalDays = 14;

/**
 * Days added to the period for the delivery of a parcel: the day of delivery is unknown, and this must not shorten the
 * customer's period.
 */
const TRANSIT_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

const closedStatuses: ReadonlySet<OrderContract["status"]> = new Set(["cancelled", "refunded", "checkoutDraft"]);

/**
 * Returns whether nothing of an order can be withdrawn from or returned because of its status. An order whose payment
 * failed is open: it can still be paid.
 */
export const isClosedForDeclarations = (status: OrderContract["status"]): boolean => closedStatuses.has(status);

/** States of a repair before its work begins; an inspection alone is no work on the device. */
const statesBeforeWork: ReadonlySet<RepairState> = new Set(["booked", "received", "diagnosed", "waiting"]);

/**
 * Determines for every line of an order whether it can be withdrawn from or returned. The result has the sequence of
 * the lines.
 */
export const assessLines = (contract: OrderContract, terms: AssessmentTerms): readonly LineAssessment[] =>
  contract.lines.map((line) => {
    const condition = findExclusion(line, terms.exclusions);
    const remainingQuantity = countRemainingPieces(line, terms.earlier);
    const lastDay = findLastDay(contract, line, terms);
    const openPieces = countOpenPieces(line, remainingQuantity);
    const rule = findRefusal(contract, terms, { line, remainingQuantity, openPieces, lastDay, kind: condition });
    return {
      line,
      remainingQuantity: rule ? remainingQuantity : openPieces,
      rule,
      condition: condition === "madeToOrder" || rule ? null : condition,
      lastDay,
    };
  });

function countRemainingPieces(line: ContractLine, withdrawnQuantities: readonly LineQuantity[]): number {
  const withdrawnCount = withdrawnQuantities.reduce(
    (sum, { position, quantity }) => sum + (position === line.position ? quantity : 0),
    0,
  );
  return Math.max(0, line.quantity - withdrawnCount);
}

/**
 * Returns the number of pieces that can be withdrawn from: of a repair, those whose work has not begun. Pieces that were
 * withdrawn from before are taken for those whose repair was cancelled, and then for those whose work has not begun.
 */
function countOpenPieces({ quantity, repairStates }: ContractLine, remainingQuantity: number): number {
  if (repairStates.length === 0) return remainingQuantity;
  const cancelledPieces = repairStates.filter((state) => state === "cancelled").length;
  const piecesBeforeWork = repairStates.filter((state) => statesBeforeWork.has(state)).length;
  const withdrawnOfOthers = Math.max(0, quantity - remainingQuantity - cancelledPieces);
  return Math.min(remainingQuantity, Math.max(0, piecesBeforeWork - withdrawnOfOthers));
}

function findRefusal(
  { status }: OrderContract,
  { kind: declarationKind, now, timeZone }: AssessmentTerms,
  lineFacts: Pick<LineAssessment, "line" | "remainingQuantity" | "lastDay"> & {
    readonly openPieces: number;
    readonly kind: ExclusionKind | null;
  },
): RefusalRule | null {
  const { line, remainingQuantity, openPieces, lastDay, kind } = lineFacts;
  if (isClosedForDeclarations(status)) return "closed";
  if (remainingQuantity === 0) return "done";
  if (line.isRepair) {
    const { repairStates } = line;
    if (repairStates.length > 0 && repairStates.every((state) => state === "cancelled")) return "cancelled";
    if (declarationKind === "return") return "repair";
    if (openPieces === 0) return "workBegun";
  }
  if (kind === "madeToOrder") return "madeToOrder";
  if (declarationKind === "return" && (kind === "giftCard" || kind === "digital")) return kind;
  return lastDay !== null && toShopDay(now, timeZone) > lastDay ? "late" : null;
}

/**
 * Returns the last day on which a line can be withdrawn from or returned; null while the period has not begun. The day on
 * which it begins does not count, and a period does not end on a weekend or a public holiday (Regulation 1182/71,
 * Article 3). The period of a repair begins with the order, that of goods with their delivery.
 */
function findLastDay(
  { date, completed: completionTime }: OrderContract,
  { isRepair }: ContractLine,
  { kind, returnDays, timeZone, isPublicHoliday }: AssessmentTerms,
): string | null {
  const start = Date.parse((isRepair ? date : completionTime) ?? "");
  if (Number.isNaN(start)) return null;
  const days = Math.max(withdrawalDays, kind === "return" ? (returnDays ?? 0) : 0) + (isRepair ? 0 : TRANSIT_DAYS);
  // Dates alone have no hours that the change of the clock could move.
  const end = Date.parse(toShopDay(start, timeZone)) + days * DAY_MS;
  return findWorkingDay(end, isPublicHoliday);
}

/** Returns the date, ISO, of a day, or of the first working day after it where it is none. */
function findWorkingDay(time: number, isPublicHoliday: IsPublicHoliday): string {
  const day = new Date(time);
  const date = day.toISOString().slice(0, 10);
  const isWeekend = day.getUTCDay() === 6 || day.getUTCDay() === 0;
  return isWeekend || isPublicHoliday(date) ? findWorkingDay(time + DAY_MS, isPublicHoliday) : date;
}

/** Returns the date of a time on the shop's clock, ISO. */
const toShopDay = (time: number, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(time);
