/** Stored address. A missing field was never filled in. */
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
  /** 32 hex digits, the same for the same product, variation, choices and extra data. */
  readonly key: string;
  readonly product: number;
  readonly variation: number | null;
  /** By `attribute_pa_color`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly quantity: number;
  readonly extra: readonly { readonly key: string; readonly value: string }[];
}

/** Stored session of a guest or an account. */
export interface Session {
  /** "t_" and hex digits for a guest, the account's number for a customer. */
  readonly id: string;
  lines: readonly CartLine[];
  /** Lines taken out, for `restoreCartItems`. */
  removed: readonly CartLine[];
  coupons: readonly string[];
  chosenShipping: string | null;
  /** The rates offered last; when they change, the choice falls back to the first. */
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
