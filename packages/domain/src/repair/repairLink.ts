/** Repair of an order, with the key of the links to the order's repairs. */
export interface RepairLink {
  /** The shop's database id of the order. */
  readonly id: number | string;
  /** Position of the repair in its order, from 1. */
  readonly position: number;
  readonly key: string;
}

/** Returns the fields by which forms and links name a repair; the first of an order needs no position. */
export const toRepairLinkFields = ({ id, position, key }: RepairLink): Readonly<Record<string, string>> => ({
  number: String(id),
  key,
  ...(position === 1 ? {} : { repair: String(position) }),
});

/** Serializes a link to a repair as the query of its pages. */
export const stringifyRepairLink = (link: RepairLink): string =>
  new URLSearchParams(toRepairLinkFields(link)).toString();

/**
 * Parses the position of a repair in a form or link: 1, the first of the order, for "". Invalid text is 0, the position
 * of no repair, so that a garbled link never shows or changes another repair than the one it was made for.
 */
export function parseRepairPosition(text: string): number {
  if (text === "") return 1;
  return /^[1-9]\d?$/.test(text) ? Number(text) : 0;
}
