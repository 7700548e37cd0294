import { maskCode, type AppliedCoupon } from "@rewire/domain";
import { sumMoney } from "../../money/sumMoney.ts";

/** Fields of an order that list its coupons and gift cards. */
export interface OrderCouponFields {
  readonly couponLines?: {
    readonly nodes: readonly {
      readonly code: string | null;
      readonly discount: string | null;
      readonly discountTax: string | null;
    }[];
  } | null;
  /** Meta data that names gift cards by the end of their codes. */
  readonly giftCards?: readonly ({ readonly key: string; readonly value?: string | null } | null)[] | null;
}

/** Codes of WooCommerce may have spaces, also among the last characters that are stored. */
const GIFT_CARD_SEPARATOR = / (?=…)/;

/**
 * Maps the coupons and gift cards of an order. The shop lists gift cards as coupons; the order's meta data determine
 * which of them are gift cards.
 */
export function toOrderCoupons(
  { couponLines, giftCards }: OrderCouponFields,
  currency: string,
): readonly AppliedCoupon[] {
  const giftCardSuffixes = new Set(
    (giftCards ?? []).flatMap((entry) => entry?.value?.split(GIFT_CARD_SEPARATOR) ?? []),
  );
  return (couponLines?.nodes ?? []).flatMap(({ code, discount, discountTax }) => {
    if (!code) return [];
    const isGiftCard = giftCardSuffixes.has(maskCode(code));
    const savedAmount = sumMoney(
      [
        [discount, discount],
        [discountTax, discountTax],
      ],
      currency,
    );
    return [
      {
        code: isGiftCard ? maskCode(code) : code,
        description: "",
        saves: savedAmount,
        ...(isGiftCard ? { giftCard: { remaining: null } } : {}),
      },
    ];
  });
}
