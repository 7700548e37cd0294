/** Settings of the repair desk. */
export interface RepairDeskSettings {
  /** Length of a time at the counter. */
  readonly slotMinutes: number;
  /** People who can come at the same time. */
  readonly placesPerSlot: number;
  /** Number of bookable days, including today. */
  readonly daysAhead: number;
  /** Minimum notice before the first slot. */
  readonly leadMinutes: number;
  /** Whether devices may come by post. */
  readonly takesMail: boolean;
  /** Validity of an estimate. */
  readonly estimateDays: number;
}

const questions = ["data", "time", "noFix", "parts", "warranty"] as const;

/** Frequently asked question about repairs; its texts are messages. */
type RepairQuestion = (typeof questions)[number];

/** Questions whose answers describe the process or the law, without promises. */
const plainQuestions: readonly RepairQuestion[] = ["time", "warranty"];

/** Chooses the questions about repairs that a shop answers, in their order. */
export const repairQuestions = (showStandardClaims: boolean): readonly RepairQuestion[] =>
  showStandardClaims ? questions : plainQuestions;

/** Settings of the embedded shop's repair desk. */
export const defaultDesk: RepairDeskSettings = {
  slotMinutes: 30,
  placesPerSlot: 2,
  daysAhead: 14,
  leadMinutes: 60,
  takesMail: true,
  estimateDays: 14,
};
