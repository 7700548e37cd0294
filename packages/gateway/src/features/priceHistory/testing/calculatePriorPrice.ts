/** Price of one offer as a gateway read it at one time. */
export interface PriceObservation {
  readonly id: number;
  readonly at: number;
  readonly minor: number;
  readonly was: number | null;
}

/** One read of a gateway that has reached the log, or a part of one that was killed in between. */
export interface RecordedRead {
  readonly at: number;
  readonly observations: readonly PriceObservation[];
  /** Whether the whole read was written: a part of one covers nothing. */
  readonly isWhole: boolean;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Calculates the lowest price of the 30 days before a reduction by going through everything that was ever seen, minute by
 * minute: for tests, without a line of the log's own.
 *
 * @param reads In the sequence in which they were written.
 * @returns null where the 30 days are unknown; undefined where there is no reduction.
 */
export function calculatePriorPrice(
  reads: readonly RecordedRead[],
  id: number,
  isEachStepCounted: boolean,
): number | null | undefined {
  const observations = sortByTime(reads, id);
  const latestObservation = observations.at(-1);
  if (!latestObservation || latestObservation.was === null) return undefined;
  let start = latestObservation.at;
  for (let index = observations.length - 2; index >= 0; index -= 1) {
    const [earlier, later] = [observations[index], observations[index + 1]];
    if (!earlier || !later || earlier.was === null || earlier.minor < later.minor) break;
    if (isEachStepCounted && earlier.minor !== later.minor) break;
    start = earlier.at;
  }
  const from = start - 30 * DAY;
  if (Math.max(observations[0]?.at ?? Infinity, findCoveredSince(reads)) > from) return null;
  const amounts = observations.flatMap(({ at, minor }, index) => {
    const until = observations[index + 1]?.at ?? Infinity;
    return at < start && until > from ? [minor] : [];
  });
  return Math.min(...amounts);
}

const sortByTime = (reads: readonly RecordedRead[], id: number): readonly PriceObservation[] =>
  reads
    .flatMap((read) => read.observations.filter((observation) => observation.id === id))
    .map((observation, index) => ({ ...observation, index }))
    .toSorted((a, b) => a.at - b.at || a.index - b.index);

/** Returns whether an observation repeats the price already recorded for its time; a starting gateway does not record it. */
export function isKnown(reads: readonly RecordedRead[], { id, at, minor, was }: PriceObservation): boolean {
  const current = sortByTime(reads, id).findLast((observation) => observation.at <= at);
  return current?.minor === minor && current.was === was;
}

/** Returns the time since which no two whole reads are more than a day apart. */
function findCoveredSince(reads: readonly RecordedRead[]): number {
  let since = Infinity;
  let latest = -Infinity;
  for (const { at, isWhole } of reads) {
    if (!isWhole) continue;
    if (at - latest > DAY) since = at;
    latest = Math.max(latest, at);
  }
  return since;
}

/** Returns whether a clock is too far behind the newest whole read for its reads to be taken. */
export const isClockBehind = (reads: readonly RecordedRead[], at: number): boolean =>
  Math.max(-Infinity, ...reads.filter(({ isWhole }) => isWhole).map((read) => read.at)) - at > HOUR;
