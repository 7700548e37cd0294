/**
 * Amounts of the cart in a response, formatted and raw. All except the total are net; their tax is in separate fields.
 */
export interface CartTotalsFields {
  readonly total: string | null;
  readonly rawTotal?: string | null;
  readonly totalTax: string | null;
  readonly rawTotalTax?: string | null;
  readonly subtotal: string | null;
  readonly rawSubtotal?: string | null;
  readonly subtotalTax: string | null;
  readonly rawSubtotalTax?: string | null;
  readonly discountTotal: string | null;
  readonly rawDiscountTotal?: string | null;
  readonly discountTax: string | null;
  readonly rawDiscountTax?: string | null;
  readonly shippingTotal: string | null;
  readonly rawShippingTotal?: string | null;
  readonly shippingTax: string | null;
  readonly rawShippingTax?: string | null;
  readonly feeTotal: string | null;
  readonly rawFeeTotal?: string | null;
  readonly feeTax?: string | null;
  readonly rawFeeTax?: string | null;
}
