/**
 * Settings of the repair desk: length and capacity of time slots, booking period, and whether devices are accepted by
 * mail.
 */
export interface RepairDeskSettings {
  /** Length of a slot in minutes. */
  readonly slotMinutes: number;
  /** Number of customers that can be served at once. */
  readonly placesPerSlot: number;
  /** Number of bookable days, including today. */
  readonly daysAhead: number;
  /** Minimum notice before the first slot. */
  readonly leadMinutes: number;
  /** Whether devices may be sent by mail. */
  readonly takesMail: boolean;
  /** Validity of an estimate. */
  readonly estimateDays: number;
}

const repairQuestions = ["data", "time", "noFix", "parts", "warranty"] as const;

/** Frequently asked question about repairs; its texts are messages. */
type RepairQuestion = (typeof repairQuestions)[number];

/** Questions whose answers describe the process or the law, without promises. */
const alwaysAvailableQuestions: readonly RepairQuestion[] = ["time", "warranty"];

/** Lists the keys of the frequently asked questions about repairs, in display order. */
export const listRepairQuestions = (showStandardClaims: boolean): readonly RepairQuestion[] =>
  showStandardClaims ? repairQuestions : alwaysAvailableQuestions;

/** Default settings of the repair desk, as used in the embedded shop. */
export const defaultDeskSettings: RepairDeskSettings = {
  slotMinutes: 30,
  placesPerSlot: 2,
  daysAhead: 14,
  leadMinutes: 60,
  takesMail: true,
  estimateDays: 14,
};
