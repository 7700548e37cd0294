/**
 * Opening hours on a range of weekdays. Weekdays are numbered from Monday = 1 to Sunday = 7; times have the format
 * "HH:MM", in the shop's time zone.
 */
export interface OpeningHours {
  readonly from: Weekday;
  /** Equals `from` for a single day. */
  readonly to: Weekday;
  /** Opening hours; null on days when the shop is closed. */
  readonly open: { readonly from: string; readonly to: string } | null;
}

export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Address and opening hours of the shop. */
export interface ShopLocation {
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** Directions in one line; "" for none. */
  readonly directions: string;
  /** URL of a route planner; null for none. */
  readonly directionsUrl: string | null;
  /** URL of an embeddable map of another provider, loaded only on request; null for none. */
  readonly mapUrl: string | null;
  /** Picture of the shop, as a path of this storefront; null for none. */
  readonly photo: string | null;
  /** In ascending order; a day may have several, of which no two overlap. */
  readonly hours: readonly OpeningHours[];
  /** IANA name of the time zone of the opening hours. */
  readonly timeZone: string;
  /** Holidays and other exceptions from the weekly hours. */
  readonly holidays: readonly Holiday[];
}

/** Date on which the shop is closed, regardless of its regular opening hours. */
export interface Holiday {
  /** Date in the shop's calendar, "2026-12-25". */
  readonly date: string;
  /** In the shop's language. */
  readonly name: string;
}

/** Default address and opening hours, as used in the embedded shop. */
export const defaultLocation: ShopLocation = {
  street: "Kabelstrasse 12",
  postcode: "10999",
  city: "Berlin",
  directions: "U8 Moritzplatz",
  directionsUrl: null,
  mapUrl: null,
  photo: "/images/workshop.webp",
  hours: [
    { from: 1, to: 5, open: { from: "10:00", to: "19:00" } },
    { from: 6, to: 6, open: { from: "10:00", to: "16:00" } },
    { from: 7, to: 7, open: null },
  ],
  timeZone: "Europe/Berlin",
  holidays: [
    { date: "2026-12-25", name: "Weihnachten" },
    { date: "2026-12-26", name: "Weihnachten" },
    { date: "2027-01-01", name: "Neujahr" },
    { date: "2027-03-26", name: "Karfreitag" },
    { date: "2027-03-29", name: "Ostermontag" },
    { date: "2027-05-01", name: "Tag der Arbeit" },
    { date: "2027-05-06", name: "Christi Himmelfahrt" },
    { date: "2027-05-17", name: "Pfingstmontag" },
    { date: "2027-10-03", name: "Tag der Deutschen Einheit" },
    { date: "2027-12-25", name: "Weihnachten" },
    { date: "2027-12-26", name: "Weihnachten" },
  ],
};

/** Formats the shop's address on one line, such as "Kabelstrasse 12, 10999 Berlin"; returns "" for an empty address. */
export const formatAddressLine = ({
  street,
  postcode,
  city,
}: Pick<ShopLocation, "street" | "postcode" | "city">): string =>
  [street, `${postcode} ${city}`.trim()].filter(Boolean).join(", ");

/**
 * Returns the opening hours on a weekday, the last ones of a shop that closes in between; null if the shop is closed on
 * that day.
 */
export const findOpeningHours = ({ hours }: Pick<ShopLocation, "hours">, weekday: number): OpeningHours["open"] =>
  hours.findLast(({ from: firstWeekday, to: lastWeekday }) => firstWeekday <= weekday && weekday <= lastWeekday)
    ?.open ?? null;

/** Lists all opening hours on a weekday, in ascending order; none if the shop is closed on that day. */
export const listOpeningHours = (
  { hours }: Pick<ShopLocation, "hours">,
  weekday: number,
): readonly NonNullable<OpeningHours["open"]>[] =>
  hours.flatMap(({ from: firstWeekday, to: lastWeekday, open }) =>
    open && firstWeekday <= weekday && weekday <= lastWeekday ? [open] : [],
  );

/** Whether the shop is open now, and the time at which it will close or open next. */
export type OpeningState =
  | { readonly isOpen: true; readonly until: string }
  /** `next` is null where the shop does not open within two weeks. */
  | {
      readonly isOpen: false;
      readonly next: { readonly date: string; readonly from: string; readonly isToday: boolean } | null;
    };
