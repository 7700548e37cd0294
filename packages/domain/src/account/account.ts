/** Logged-in customer. */
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

/** File that a customer has bought and may download. */
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

/** Tabs of the account page, in order. */
export const accountTabs = ["overview", "details", "addresses", "orders", "downloads", "wishlist"] as const;

/** Tab of the account page, the value of the parameter `tab`. */
export type AccountTab = (typeof accountTabs)[number];

/** Parses the parameter `tab`; unknown values become "overview". */
export const parseAccountTab = (text: string | null): AccountTab =>
  accountTabs.find((tab) => tab === text) ?? "overview";

/** Form on a guest's account page, as the value of `?action=`. */
export type GuestAction = "logIn" | "register" | "forgotPassword";

/** Parses the parameter `action`; unknown values select the log-in form. */
export const parseGuestAction = (text: string | null): GuestAction =>
  text === "register" || text === "forgotPassword" ? text : "logIn";

/** Minimum length of a new password, in characters. */
export const MIN_PASSWORD_LENGTH = 8;
