import type { Address } from "./Session.ts";

/** Stored user account. */
export interface User {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  /** scrypt hash; empty for an account of the settings, which contain its password. */
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly nickname: string;
  readonly description: string;
  readonly url: string;
  readonly locale: string;
  readonly roles: readonly string[];
  /** Unix milliseconds. */
  readonly registered: number;
  readonly billing: Address;
  readonly shipping: Address;
  readonly isPaying: boolean;
  readonly resetKey: { readonly hash: string; readonly expires: number } | null;
  readonly metaData: readonly { readonly key: string; readonly value: string }[];
}
