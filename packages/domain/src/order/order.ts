import type { Address, BillingAddress, Download } from "../account/index.ts";
import type { AppliedCoupon } from "../cart/index.ts";
import type { Money } from "../money/index.ts";
import type { OrderRepair, RepairDetails } from "../repair/index.ts";
import type { Choice, Image } from "../product/index.ts";
import type { DeliveryDates } from "../shop/delivery.ts";

/** Status of an order, as defined by WooCommerce; `other`: a status that a plugin of the shop has registered. */
export type OrderStatus =
  | "pending"
  | "processing"
  | "onHold"
  | "completed"
  | "cancelled"
  | "refunded"
  | "failed"
  | "checkoutDraft"
  | "other";

/** Item that is added to the cart to buy the goods of an order line again. */
export interface ReorderItem {
  readonly productId: number;
  readonly variationId: number | null;
  /** Selected options by attribute name. */
  readonly choice: Choice;
}

export interface OrderLine {
  /** Absent for deleted products, and for orders of earlier versions. */
  readonly goods?: ReorderItem | undefined;
  readonly slug: string | null;
  readonly name: string;
  readonly options: readonly string[];
  readonly image: Image | null;
  readonly quantity: number;
  /** Total of the line before coupons; the sum of all lines is the totals' `goods`. Gross, or net if the totals are. */
  readonly total: Money;
}

/** Amount of tax on an order at one tax rate. */
export interface OrderTax {
  /** Name that the shop gives to the rate, such as "19 % MwSt.". */
  readonly label: string;
  readonly amount: Money;
}

export interface Order {
  /** Database id in the shop, as in the URL; 0 while unknown. */
  readonly id: number;
  /** Order number for the customer; "" while it and the status are unknown. */
  readonly number: string;
  /** Number of the invoice that the shop has written; absent for none. */
  readonly invoiceNumber?: string | undefined;
  /** ISO date-time with offset. */
  readonly date: string;
  readonly status: OrderStatus;
  /** The shop's name of the status `other`, such as "Partial shipped"; absent where it has none. */
  readonly statusName?: string | undefined;
  readonly lines: readonly OrderLine[];
  /** Totals of the order, computed as those of the cart. */
  readonly totals: {
    readonly isNet?: boolean | undefined;
    readonly goods: Money;
    readonly discount: Money;
    readonly shipping: Money;
    readonly fees?: Money;
    readonly tax: Money;
    /** Tax by rate, which adds up to `tax`; absent where the shop does not tell it apart. */
    readonly taxes?: readonly OrderTax[] | undefined;
    readonly total: Money;
  };
  /**
   * Codes that reduced or paid the order; with the rest of the discount they add up to `totals.discount`. Of a gift
   * card's code only the end is known. Absent for none, and for orders of earlier versions.
   */
  readonly coupons?: readonly AppliedCoupon[] | undefined;
  readonly paymentTitle: string;
  /** The shop's id of the payment method, such as "bacs"; absent for none, and for orders of earlier versions. */
  readonly paymentMethod?: string | undefined;
  /** What the customer has to do to pay, in plain lines; absent where nothing has to be sent. */
  readonly paymentInstructions?: string | undefined;
  readonly shippingTitle: string;
  readonly note: string;
  readonly billing: BillingAddress;
  /** null for orders that contain only virtual goods. */
  readonly shipping: Address | null;
  /**
   * Dates of delivery, or of a pickup, as estimated when the order was placed; absent where none were shown, and for
   * orders of earlier versions.
   */
  readonly arrival?: DeliveryDates | undefined;
  /** Whether the goods are collected at the shop instead of being sent. @default false */
  readonly isPickup?: boolean | undefined;
  readonly needsPayment: boolean;
  /** Whether the shop has recorded a payment, which may have been paid back since. @default false */
  readonly isPaid?: boolean | undefined;
  /** Amount that was paid back, which the totals do not contain; absent for none, and for orders of earlier versions. */
  readonly refunded?: Money | undefined;
  /** URL of the payment page; absent if the order cannot be paid. */
  readonly payAt?: string | undefined;
  /** Whether the order contains downloadable files. @default false */
  readonly hasFiles?: boolean | undefined;
  /** Downloads, for the customer of the order only; absent for others. */
  readonly downloads?: readonly Download[] | undefined;
  /** First booked repair; absent for none. */
  readonly repair?: RepairDetails | undefined;
  /** Booked repairs after the first; absent for none, and for orders of earlier versions. */
  readonly otherRepairs?: readonly OrderRepair[] | undefined;
}
