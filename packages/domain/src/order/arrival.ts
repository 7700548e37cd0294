import type { DeliveryDates } from "../shop/delivery.ts";

const arrivalPattern = /^(\d{4}-\d\d-\d\d)(?:\/(\d{4}-\d\d-\d\d))?$/;

const isDate = (text: string): boolean => !Number.isNaN(Date.parse(`${text}T12:00:00Z`));

/** Writes the estimated dates of an order as text for its meta data: "2026-11-23" or "2026-11-23/2026-11-24". */
export const stringifyArrival = ({ from, to }: DeliveryDates): string => (from === to ? from : `${from}/${to}`);

/** Parses the text of {@link stringifyArrival}; returns null for any other text. */
export function parseArrival(text: string): DeliveryDates | null {
  const [, from = "", to = from] = arrivalPattern.exec(text.trim()) ?? [];
  return isDate(from) && isDate(to) && from <= to ? { from, to } : null;
}
