import type { Amount } from "../money/amount.ts";
import type { Address } from "./Session.ts";

export type OrderStatus =
  | "PENDING"
  | "PROCESSING"
  | "ON_HOLD"
  | "COMPLETED"
  | "CANCELLED"
  | "REFUNDED"
  | "FAILED"
  | "CHECKOUT_DRAFT";

export interface OrderLine {
  readonly id: number;
  readonly product: number;
  readonly variation: number | null;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly quantity: number;
  readonly subtotal: Amount;
  readonly subtotalTax: Amount;
  readonly total: Amount;
  readonly tax: Amount;
  /** Id of the product or variation that manages this stock. */
  readonly keeper: number;
}

export interface OrderCoupon {
  readonly id: number;
  readonly code: string;
  readonly amount: Amount;
  readonly tax: Amount;
  readonly giftCard: boolean;
}

export interface OrderNote {
  readonly id: number;
  readonly note: string;
  /** Unix milliseconds. */
  readonly created: number;
  readonly forCustomer: boolean;
}

/** Stored order. Times are in Unix milliseconds; the total is in cents. */
export interface Order {
  readonly id: number;
  readonly key: string;
  readonly status: OrderStatus;
  readonly created: number;
  readonly paid: number | null;
  readonly completed: number | null;
  /** "admin" for an order entered by staff. @default "checkout" */
  readonly createdVia?: "admin" | undefined;
  /** 0 for a guest. */
  readonly user: number;
  readonly billing: Address;
  readonly shipping: Address;
  readonly lines: readonly OrderLine[];
  readonly shippingLine: {
    readonly id: number;
    /** "local_pickup"; absent for orders of earlier versions. */
    readonly method?: string | undefined;
    readonly title: string;
    readonly total: Amount;
    readonly tax: Amount;
  } | null;
  readonly coupons: readonly OrderCoupon[];
  readonly subtotal: Amount;
  readonly discount: Amount;
  readonly discountTax: Amount;
  readonly shippingTotal: Amount;
  readonly shippingTax: Amount;
  readonly cartTax: Amount;
  readonly taxRate: { readonly id: number; readonly label: string; readonly percent: number } | null;
  readonly total: number;
  readonly paymentMethod: string;
  readonly paymentTitle: string;
  readonly transactionId: string | null;
  readonly customerNote: string | null;
  readonly metaData: readonly { readonly key: string; readonly value: string }[];
  readonly notes: readonly OrderNote[];
  readonly refunds: readonly {
    readonly id: number;
    readonly cents: number;
    readonly reason: string;
    readonly created: number;
  }[];
  /** Whether the stock of the items has been reduced. */
  readonly stockTaken: boolean;
  /** Whether the order still requires shipping or other work. */
  readonly needsProcessing: boolean;
  readonly hasDownloads: boolean;
}
