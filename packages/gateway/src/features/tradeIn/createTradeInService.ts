import {
  canChangeTradeIn,
  checkTradeInFields,
  findTradeInBases,
  type TradeInAppointment,
  type TradeInResult,
  type TradeInValue,
} from "@rewire/domain";
import type { Secrets } from "../../config/secrets.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import type { AttemptLimit } from "../../storage/limits/createAttemptLimit.ts";
import { SHARED_KEY } from "../../storage/limits/createLimits.ts";
import { toTooManyResult } from "../../storage/limits/toTooManyResult.ts";
import type { DeskService } from "../repair/createDeskService.ts";
import { createTradeInKeys, createTradeInNumber, type TradeInKeys } from "./createTradeInKeys.ts";
import { createTradeInStore, type TradeInStore } from "./createTradeInStore.ts";
import type { TradeInRecord } from "./tradeInRecord.ts";
import type { TradeInChangeResult, TradeInCustomer, TradeInRequest, TradeInService } from "./TradeInService.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export interface TradeInOptions {
  /** Values of models; null where the shop takes no devices. */
  readonly values: readonly TradeInValue[] | null;
  readonly desk: Pick<DeskService, "bookAgain" | "cancelBooking">;
  readonly store: KeyValueStore;
  readonly secrets: Secrets;
  readonly limit: AttemptLimit<"address" | "recipient" | "sum">;
  /** ISO 4217 code of the values. */
  readonly currency: string;
  /** Number of days for which an estimate is valid. */
  readonly estimateDays: number;
  /** Current time in ms. */
  readonly now: () => number;
}

/** Dependencies that the functions of the service share. */
interface TradeInContext extends Omit<TradeInOptions, "store"> {
  readonly store: TradeInStore;
  readonly keys: TradeInKeys;
}

/** Creates the service for trade-in values and appointments. */
export function createTradeInService(options: TradeInOptions): TradeInService {
  const { values, currency } = options;
  const context: TradeInContext = {
    ...options,
    store: createTradeInStore(options.store, options.now),
    keys: createTradeInKeys(options.secrets),
  };
  const { store, keys } = context;
  const readWithKey = async (number: string, key: string) => (keys.isKeyOf(key, number) ? store.read(number) : null);

  return {
    isOffered: values !== null,
    basesOf: (device) => findTradeInBases(values ?? [], device, currency),
    book: (request, clientAddress) => bookAppointment(request, clientAddress, context),
    async open(number, key) {
      const record = await readWithKey(number, key);
      return record && { ...toAppointment(record), customer: toCustomer(record) };
    },
    move: (number, key, slot, clientAddress) =>
      changeAppointment(number, key, context, (record) => moveAppointment(record, slot, clientAddress, context)),
    cancel: (number, key) => changeAppointment(number, key, context, (record) => cancelAppointment(record, context)),
    async appointmentsOf(email) {
      const records = await Promise.all((await store.numbersOf(email)).map(store.read));
      return records.flatMap((record) => {
        if (!record) return [];
        const { changes: _, ...storedTradeIn } = record;
        return [storedTradeIn];
      });
    },
    async eraseAllOf(email) {
      const numbers = await store.numbersOf(email);
      for (const number of numbers) await eraseAppointment(number, email, context);
      return numbers.length;
    },
  };
}

const toBookingId = (number: string) => `trade-in ${number}` as const;

const toAppointment = ({ number, device, state, slot, validUntil }: TradeInRecord): TradeInAppointment => ({
  number,
  device,
  state,
  slot,
  validUntil,
});

const toCustomer = ({ name, email, phone, locale }: TradeInRecord): TradeInCustomer => ({ name, email, phone, locale });

async function bookAppointment(
  request: TradeInRequest,
  clientAddress: string,
  context: TradeInContext,
): Promise<TradeInResult> {
  if (context.values === null) return { kind: "unavailable" };
  const issues = checkTradeInFields(request.fields, request.slug !== null);
  if (Object.keys(issues).length > 0) return { kind: "invalid", issues };
  for (let cancellations = 0; ; cancellations++) {
    const result = await bookNumber(createTradeInNumber(request, cancellations), request, clientAddress, context);
    if (result.kind !== "cancelled") return result;
  }
}

/** Books an appointment with a number, once; `cancelled`: there is one with this number, which stays cancelled. */
async function bookNumber(
  number: string,
  request: TradeInRequest,
  clientAddress: string,
  context: TradeInContext,
): Promise<TradeInResult | { readonly kind: "cancelled" }> {
  const { store, keys, limit } = context;
  const bookedResult = { kind: "booked", number, key: keys.keyOf(number) } as const;
  return store.runExclusively(number, async () => {
    const record = await store.read(number);
    if (record) return record.state === "booked" ? bookedResult : { kind: "cancelled" };
    const recipient = request.fields.email.toLowerCase();
    try {
      return await limit.make({ address: clientAddress, recipient, sum: SHARED_KEY }, async () => {
        const hasSlot = await bookSlot(number, request, clientAddress, context);
        return { value: hasSlot ? bookedResult : ({ kind: "taken" } as const), counts: hasSlot };
      });
    } catch (error) {
      return toTooManyResult(error);
    }
  });
}

/** Books the slot and stores the appointment; the slot is freed if the appointment cannot be stored. */
async function bookSlot(
  number: string,
  { fields, device, locale }: TradeInRequest,
  clientAddress: string,
  { store, desk, estimateDays, now }: TradeInContext,
): Promise<boolean> {
  const { name, email, phone, slot } = fields;
  if (!(await desk.bookAgain(slot, toBookingId(number), clientAddress))) return false;
  try {
    await store.addNumber(email, number);
    await store.write({
      number,
      state: "booked",
      device: { ...device, problems: [...device.problems] },
      slot,
      // An estimate is valid until the appointment at least.
      validUntil: new Date(Math.max(now() + estimateDays * DAY_MS, Date.parse(slot))).toISOString(),
      name,
      email,
      phone,
      locale,
      bookedAt: new Date(now()).toISOString(),
      changes: 0,
    });
    return true;
  } catch (error) {
    await desk.cancelBooking(slot, toBookingId(number)).catch(() => undefined);
    throw error;
  }
}

/** Changes an appointment that can still be changed, one gateway at a time. */
async function changeAppointment(
  number: string,
  key: string,
  { store, keys, now }: TradeInContext,
  work: (record: TradeInRecord) => Promise<TradeInChangeResult>,
): Promise<TradeInChangeResult> {
  if (!keys.isKeyOf(key, number)) return { kind: "missing" };
  try {
    return await store.runExclusively(number, async (): Promise<TradeInChangeResult> => {
      const record = await store.read(number);
      if (!record) return { kind: "missing" };
      return canChangeTradeIn(toAppointment(record), now()) ? work(record) : { kind: "tooLate" };
    });
  } catch (error) {
    return toTooManyResult(error);
  }
}

async function moveAppointment(
  record: TradeInRecord,
  slot: string,
  clientAddress: string,
  { store, desk }: TradeInContext,
): Promise<TradeInChangeResult> {
  const customer = toCustomer(record);
  if (slot === record.slot)
    return { kind: "changed", appointment: toAppointment(record), customer, changes: record.changes };
  if (!(await desk.bookAgain(slot, toBookingId(record.number), clientAddress))) return { kind: "taken" };
  const validUntil = new Date(Math.max(Date.parse(record.validUntil), Date.parse(slot))).toISOString();
  const movedRecord = { ...record, slot, validUntil, changes: record.changes + 1 };
  // The list of the address has to last as long as the record.
  await store.addNumber(record.email, record.number);
  await store.write(movedRecord);
  await desk.cancelBooking(record.slot, toBookingId(record.number));
  return { kind: "changed", appointment: toAppointment(movedRecord), customer, changes: movedRecord.changes };
}

async function cancelAppointment(record: TradeInRecord, { store, desk }: TradeInContext): Promise<TradeInChangeResult> {
  const changes = record.changes + 1;
  const cancelledRecord: TradeInRecord = { ...record, state: "cancelled", name: "", email: "", phone: "", changes };
  await desk.cancelBooking(record.slot, toBookingId(record.number));
  await store.write(cancelledRecord);
  await store.removeNumber(record.email, record.number);
  return { kind: "changed", appointment: toAppointment(cancelledRecord), customer: toCustomer(record), changes };
}

const eraseAppointment = (number: string, email: string, { store, desk }: TradeInContext): Promise<void> =>
  store.runExclusively(number, async () => {
    const record = await store.read(number);
    if (record) {
      await desk.cancelBooking(record.slot, toBookingId(number));
      await store.delete(number);
    }
    await store.removeNumber(email, number);
  });
