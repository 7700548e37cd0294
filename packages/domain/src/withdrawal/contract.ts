import type { Money } from "../money/index.ts";
import type { OrderStatus } from "../order/index.ts";
import type { RepairState } from "../repair/index.ts";
import type { PaymentState } from "./findPaymentState.ts";

/** Order line that can be withdrawn from or returned. */
export interface ContractLine {
  /** Id of the line in the shop, which stays when staff change the order; null where the shop names none. */
  readonly id: number | null;
  /** Position in the order, from 0 on. */
  readonly position: number;
  readonly name: string;
  readonly options: readonly string[];
  readonly quantity: number;
  /** Amount for the whole line, paid or due, after coupons and with tax. */
  readonly paid: Money;
  /** Slugs of the product's categories; empty for a deleted product. */
  readonly categories: readonly string[];
  /** Whether nothing is sent: a file, a licence, a service. */
  readonly isVirtual: boolean;
  /** Whether it is a repair, which is a contract for work. */
  readonly isRepair: boolean;
  /** States of the repairs that the pieces are of; empty for goods, and in an order without details of a repair. */
  readonly repairStates: readonly RepairState[];
}

/** Data of an order that are needed for a withdrawal or a return. They contain no addresses. */
export interface OrderContract {
  /** Database id in the shop. */
  readonly id: number;
  /** Order number for the customer. */
  readonly number: string;
  /** Time of the order, ISO with offset. */
  readonly date: string;
  /** Time at which the shop completed the order, which is when it was sent or handed over; null while it is not. */
  readonly completed: string | null;
  readonly status: OrderStatus;
  readonly payment: PaymentState;
  readonly customer: { readonly name: string; readonly email: string };
  readonly lines: readonly ContractLine[];
  /** Amount in sum, paid or due. What is not for lines is delivery and fees. */
  readonly total: Money;
}

/** Repair of an order, with the lines that may be its own. */
export interface ContractRepair {
  /** Position among the repairs of the order, from 1. */
  readonly position: number;
  /** Positions of its lines in the order, from 0; empty if they are not known. */
  readonly linePositions: readonly number[];
}

/**
 * Kind of declaration: a withdrawal is the legal right of every consumer; a return is an additional right granted by
 * the shop.
 */
export type DeclarationKind = "withdrawal" | "return";

/** Quantity for one line of an order. */
export interface LineQuantity {
  readonly position: number;
  readonly quantity: number;
}

/** Line of an earlier withdrawal or return, as it stood in the order at that time. */
export interface WithdrawnLine extends LineQuantity {
  /** Id of the line in the shop; none in records of before. */
  readonly lineId?: number | null | undefined;
  readonly name: string;
  /** Refund for the pieces of the line. */
  readonly amount: Money;
}
