import { findPaymentState, type ContractLine, type Money, type OrderContract } from "@rewire/domain";
import { toPlainText } from "../../html/plainText.ts";
import { sumMoney } from "../../money/sumMoney.ts";
import { includesRepairCategory, listCategorySlugs, type CategorizedProduct } from "../../repair/repairCategories.ts";
import { listLineStates } from "../../repair/listLineStates.ts";
import type { RepairFields } from "../../repair/toRepairTicket.ts";
import { toOrder } from "./toOrder.ts";
import { toOrderLine, type OrderLineFields } from "./toOrderLine.ts";

/** Fields of a line in the query `getOrderContract`. */
interface ContractLineFields extends OrderLineFields {
  readonly databaseId?: number | null;
  readonly rawTotal?: string | null;
  readonly rawTotalTax?: string | null;
  readonly product:
    | (NonNullable<OrderLineFields["product"]> &
        CategorizedProduct & { readonly node: { readonly virtual?: boolean | null } })
    | null;
}

/** Fields of the query `getOrderContract`. */
export interface OrderContractFields extends Omit<RepairFields, "billing" | "lineItems"> {
  readonly dateCompleted: string | null;
  readonly datePaid: string | null;
  readonly paymentMethod: string | null;
  readonly rawShippingTotal: string | null;
  readonly rawShippingTax: string | null;
  readonly billing: {
    readonly email: string | null;
    readonly firstName: string | null;
    readonly lastName: string | null;
  } | null;
  readonly lineItems: { readonly nodes: readonly ContractLineFields[] } | null;
}

/** Tolerance in cents, because the shop rounds net and tax separately. */
const MAX_ROUNDING_ERROR = 3;

/**
 * Maps an order to a contract; returns null for an order without an id. The amounts of the lines are gross and include
 * discounts; they never add up to more than the amount paid.
 * @param toMoment Adds the UTC offset to a date and time of the shop; returns null if the text is invalid.
 */
export function toOrderContract(
  fields: OrderContractFields,
  currency: string,
  toMoment: (plain: string) => string | null,
): OrderContract | null {
  const order = toOrder({ ...emptyOrderFields, ...fields, total: fields.rawTotal, billing: null }, currency);
  if (!order || fields.databaseId === null) return null;
  const shipping = sumMoney(
    [
      [fields.rawShippingTotal, null],
      [fields.rawShippingTax, null],
    ],
    currency,
  );
  const lineStates = listLineStates(fields, toMoment);
  const lines = (fields.lineItems?.nodes ?? []).map((line, position) => ({
    ...toContractLine(line, position, currency),
    repairStates: lineStates[position] ?? [],
  }));
  const { billing } = fields;
  const availableAmount = Math.max(0, order.totals.total.minor - shipping.minor);
  return {
    id: order.id,
    number: order.number,
    date: order.date,
    completed: fields.dateCompleted || null,
    status: order.status,
    payment: findPaymentState({
      status: order.status,
      paymentMethod: fields.paymentMethod ?? "",
      isRecorded: Boolean(fields.datePaid),
      hasOtherPayments: sumLines(lines) > availableAmount + MAX_ROUNDING_ERROR,
      total: order.totals.total.minor,
    }),
    customer: {
      name: [billing?.firstName, billing?.lastName]
        .map((part) => toPlainText(part).trim())
        .filter(Boolean)
        .join(" "),
      email: billing?.email ?? "",
    },
    lines: limitToTotal(lines, availableAmount),
    total: order.totals.total,
  };
}

/** Fields that a contract does not need, as an order without them has them. */
const emptyOrderFields = {
  needsPayment: false,
  totalTax: null,
  discountTotal: null,
  shippingTotal: null,
  paymentMethodTitle: null,
  shipping: null,
};

function toContractLine(
  fields: ContractLineFields,
  position: number,
  currency: string,
): Omit<ContractLine, "repairStates"> {
  const { name, options, quantity } = toOrderLine(fields, currency);
  const categories = listCategorySlugs(fields.product);
  return {
    id: fields.databaseId ?? null,
    position,
    name,
    options,
    quantity,
    categories,
    paid: sumMoney(
      [
        [fields.rawTotal, null],
        [fields.rawTotalTax, null],
      ],
      currency,
    ),
    isVirtual: fields.product?.node.virtual === true,
    isRepair: includesRepairCategory(categories),
  };
}

/**
 * Adds cents of rounding to the most expensive line. Where less was paid than the lines cost, as with the gift cards of
 * some plugins, each line has its share of it; where more was paid, that is a fee.
 */
function limitToTotal(lines: readonly ContractLine[], availableAmount: number): readonly ContractLine[] {
  const sum = sumLines(lines);
  const difference = availableAmount - sum;
  if (difference === 0 || difference > MAX_ROUNDING_ERROR) return lines;
  const withPaidAmount = (line: ContractLine, minor: number): ContractLine => ({
    ...line,
    paid: withMinorAmount(line.paid, minor),
  });
  if (difference >= -MAX_ROUNDING_ERROR) {
    const mostExpensiveLine = lines.toSorted((left, right) => right.paid.minor - left.paid.minor)[0];
    return lines.map((line) =>
      line === mostExpensiveLine ? withPaidAmount(line, line.paid.minor + difference) : line,
    );
  }
  let cumulativeAmount = 0;
  return lines.map((line) => {
    const previousLimit = Math.round((cumulativeAmount * availableAmount) / sum);
    cumulativeAmount += line.paid.minor;
    return withPaidAmount(line, Math.round((cumulativeAmount * availableAmount) / sum) - previousLimit);
  });
}

const sumLines = (lines: readonly ContractLine[]): number => lines.reduce((sum, { paid }) => sum + paid.minor, 0);

const withMinorAmount = (money: Money, minor: number): Money => ({ ...money, minor });
