/** Stored address. A field is missing if it was never set. */
export interface Address {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly company?: string;
  readonly address1?: string;
  readonly address2?: string;
  readonly city?: string;
  readonly state?: string;
  readonly postcode?: string;
  readonly country?: string;
  readonly email?: string;
  readonly phone?: string;
}

/** Stored line of a cart. */
export interface CartLine {
  /** 32 hex digits that are equal for equal product, variation, choices and extra data. */
  readonly key: string;
  readonly product: number;
  readonly variation: number | null;
  /** Selected values by attribute name, such as `attribute_pa_color`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly quantity: number;
  readonly extra: readonly { readonly key: string; readonly value: string }[];
}

/** Stored session of a guest or an account. */
export interface Session {
  /** "t_" and hex digits for a guest, the account id for a customer. */
  readonly id: string;
  lines: readonly CartLine[];
  /** Removed lines, for `restoreCartItems`. */
  removed: readonly CartLine[];
  coupons: readonly string[];
  chosenShipping: string | null;
  /** Rates offered last; when they change, the first rate is selected. */
  offered: readonly string[];
  billing: Address;
  shipping: Address;
  calculatedShipping: boolean;
  /** Outdated total in cents that the next cart query returns. */
  staleTotal: number | null;
  data: readonly { readonly key: string; readonly value: string }[];
  /** Time of the last save, in Unix milliseconds. */
  readonly seen: number;
}
