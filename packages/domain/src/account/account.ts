/** Customer who is currently logged in. */
export interface Viewer {
  /** The shop's database id. */
  readonly id: number;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** URL of the avatar; null where the shop has none. */
  readonly avatar: string | null;
}

/** Downloadable file that a customer has bought. */
export interface Download {
  readonly id: string;
  /** The file's name, "Layout editor for Windows". */
  readonly name: string;
  /** The product it came with; null once the shop has deleted it. */
  readonly product: { readonly slug: string; readonly name: string } | null;
  readonly url: string;
  /** Remaining number of downloads; null for unlimited. */
  readonly remaining: number | null;
  /** ISO date-time at which the download expires; null for never. */
  readonly expires: string | null;
}

/** Tabs of the account page, in display order. */
export const accountTabs = ["overview", "details", "addresses", "orders", "repairs", "downloads", "wishlist"] as const;

/** Tab of the account page, and the value of the query parameter `tab`. */
export type AccountTab = (typeof accountTabs)[number];

/** Parses the query parameter `tab`; returns "overview" for an unknown value. */
export const parseAccountTab = (text: string | null): AccountTab =>
  accountTabs.find((tab) => tab === text) ?? "overview";

/** Form on the account page for guests, and the value of the query parameter `action`. */
export type GuestAction = "logIn" | "register" | "forgotPassword";

/** Parses the query parameter `action`; returns the log-in form for an unknown value. */
export const parseGuestAction = (text: string | null): GuestAction =>
  text === "register" || text === "forgotPassword" ? text : "logIn";

/** Minimum length of a new password, in characters. */
export const MIN_PASSWORD_LENGTH = 8;
