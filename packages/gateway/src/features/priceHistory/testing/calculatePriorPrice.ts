/** What a gateway saw of one offer at one time. */
export interface Sight {
  readonly id: number;
  readonly at: number;
  readonly minor: number;
  readonly was: number | null;
}

/** One read of a gateway that has reached the log, or a part of one that was killed in between. */
export interface NaiveRead {
  readonly at: number;
  readonly sights: readonly Sight[];
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
  reads: readonly NaiveRead[],
  id: number,
  isEachStepCounted: boolean,
): number | null | undefined {
  const inTime = sortByTime(reads, id);
  const last = inTime.at(-1);
  if (!last || last.was === null) return undefined;
  let start = last.at;
  for (let place = inTime.length - 2; place >= 0; place -= 1) {
    const [earlier, later] = [inTime[place], inTime[place + 1]];
    if (!earlier || !later || earlier.was === null || earlier.minor < later.minor) break;
    if (isEachStepCounted && earlier.minor !== later.minor) break;
    start = earlier.at;
  }
  const from = start - 30 * DAY;
  if (Math.max(inTime[0]?.at ?? Infinity, findCoveredSince(reads)) > from) return null;
  const amounts = inTime.flatMap(({ at, minor }, place) => {
    const until = inTime[place + 1]?.at ?? Infinity;
    return at < start && until > from ? [minor] : [];
  });
  return Math.min(...amounts);
}

const sortByTime = (reads: readonly NaiveRead[], id: number): readonly Sight[] =>
  reads
    .flatMap((read) => read.sights.filter((sight) => sight.id === id))
    .map((sight, place) => ({ ...sight, place }))
    .toSorted((a, b) => a.at - b.at || a.place - b.place);

/** Returns whether a sight says what is known for its time: a gateway that starts writes nothing then. */
export function isKnown(reads: readonly NaiveRead[], { id, at, minor, was }: Sight): boolean {
  const current = sortByTime(reads, id).findLast((sight) => sight.at <= at);
  return current?.minor === minor && current.was === was;
}

/** Returns the time since which no two whole reads are more than a day apart. */
function findCoveredSince(reads: readonly NaiveRead[]): number {
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
export const isClockBehind = (reads: readonly NaiveRead[], at: number): boolean =>
  Math.max(-Infinity, ...reads.filter(({ isWhole }) => isWhole).map((read) => read.at)) - at > HOUR;
