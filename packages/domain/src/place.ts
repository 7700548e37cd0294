/** Hours of some days in a row. Days count from Monday = 1 to Sunday = 7; times are "HH:MM" on the shop's clock. */
export interface OpeningHours {
  readonly from: Weekday;
  /** The same as `from` for a single day. */
  readonly to: Weekday;
  /** null on days when the shop is closed. */
  readonly open: { readonly from: string; readonly to: string } | null;
}

export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Where the shop stands and when it is open, as its owner writes it. */
export interface ShopPlace {
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** How to get there in one line; "" where there is nothing to say. */
  readonly directions: string;
  /** Where a route planner opens; null for none. */
  readonly directionsUrl: string | null;
  /** An embeddable map of another provider, loaded only when a visitor asks for it; null for none. */
  readonly mapUrl: string | null;
  readonly hours: readonly OpeningHours[];
}

/** Where the embedded shop would stand. */
export const defaultPlace: ShopPlace = {
  street: "Kabelstrasse 12",
  postcode: "10999",
  city: "Berlin",
  directions: "U8 Moritzplatz",
  directionsUrl: null,
  mapUrl: null,
  hours: [
    { from: 1, to: 5, open: { from: "10:00", to: "19:00" } },
    { from: 6, to: 6, open: { from: "10:00", to: "16:00" } },
    { from: 7, to: 7, open: null },
  ],
};
