import type { AddressInput } from "../users/toAddressView.ts";

type Maybe<T> = T | null | undefined;

/** Input of the `checkout` mutation. */
export interface CheckoutInput {
  readonly paymentMethod?: Maybe<string>;
  readonly billing?: Maybe<AddressInput>;
  readonly shipping?: Maybe<AddressInput>;
  readonly shipToDifferentAddress?: Maybe<boolean>;
  readonly shippingMethod?: Maybe<readonly string[]>;
  readonly customerNote?: Maybe<string>;
  readonly metaData?: Maybe<readonly { readonly key: string; readonly value: string }[]>;
  readonly account?: Maybe<{
    readonly username: string;
    readonly password: string;
    readonly authenticate?: Maybe<boolean>;
  }>;
  readonly transactionId?: Maybe<string>;
  readonly isPaid?: Maybe<boolean>;
}
