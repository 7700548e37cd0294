/** Who is logged in. */
export interface Viewer {
  /** The shop's database id. */
  readonly id: number;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Address of the picture; null where the shop has none. */
  readonly avatar: string | null;
}

/** A file that a customer has bought. */
export interface Download {
  readonly id: string;
  /** The file's name, "Layout editor for Windows". */
  readonly name: string;
  /** The product it came with; null once the shop has deleted it. */
  readonly product: { readonly slug: string; readonly name: string } | null;
  readonly url: string;
  /** How often it may still be fetched; null for as often as one likes. */
  readonly remaining: number | null;
  /** ISO date-time from which on it is gone; null for never. */
  readonly expires: string | null;
}

/** The parts of the account page, in their order on it. */
export const accountTabs = ["details", "addresses", "orders", "downloads", "wishlist"] as const;

/** A part of the account page, as `?tab=` names it. */
export type AccountTab = (typeof accountTabs)[number];

/** Reads `?tab=`; details for anything that is no tab. */
export const parseAccountTab = (text: string | null): AccountTab =>
  accountTabs.find((tab) => tab === text) ?? "details";

/** What a guest's account page shows, as `?action=` names it. */
export type GuestAction = "logIn" | "register" | "forgotPassword";

/** Reads `?action=`; the log-in for anything that is no action. */
export const parseGuestAction = (text: string | null): GuestAction =>
  text === "register" || text === "forgotPassword" ? text : "logIn";

/** Fewest characters of a new password. */
export const shortestPassword = 8;
