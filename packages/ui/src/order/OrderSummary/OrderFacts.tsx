import { isFreeOrder, isPaidAtCounter, type Order } from "@rewire/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { AddressText, formatContact } from "../../patterns/AddressText/AddressText.tsx";
import { Badge } from "../../primitives/Badge/Badge.tsx";
import { useGatewayTexts } from "../../patterns/rules/useGatewayTexts.ts";
import { useRateTitle } from "../../patterns/rules/useRateTitle.ts";
import { useFormatMoney } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** Delivery address, billing address, shipping method, payment method, refunds and customer note of an order. */
export function OrderFacts({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const formatRateTitle = useRateTitle();
  const { formatGatewayTitle } = useGatewayTexts();
  const formatMoney = useFormatMoney();
  const { shipping, isPickup = false, billing, paymentMethod, paymentTitle, shippingTitle } = order;
  const { needsPayment, status, payAt: paymentHref, refunded, note, coupons = [] } = order;
  // A failed order that cannot be paid at the payment provider waits for nothing.
  const isPayable = needsPayment && (status !== "failed" || paymentHref);
  const giftCards = coupons.filter(({ giftCard }) => giftCard);

  return (
    <FactList>
      {shipping && !isPickup && (
        <OrderFact title={formatMessage({ id: "order.delivery" })}>
          <AddressText address={shipping} />
        </OrderFact>
      )}
      {billing.address1 && (
        <OrderFact title={formatMessage({ id: "order.billing" })}>
          <AddressText address={billing} />
          <ContactLine>{formatContact(billing)}</ContactLine>
        </OrderFact>
      )}
      {shippingTitle && (
        <OrderFact title={formatMessage({ id: isPickup ? "order.collection" : "order.shippingBy" })}>
          {formatRateTitle(shippingTitle)}
        </OrderFact>
      )}
      {(!isFreeOrder(order) || giftCards.length > 0) && (
        <OrderFact title={formatMessage({ id: "order.payment" })}>
          {!isFreeOrder(order) &&
            (isPaidAtCounter(order)
              ? formatMessage({ id: "checkout.payAtCounter" })
              : formatGatewayTitle(paymentMethod, paymentTitle))}{" "}
          {isPayable && <Badge tone="warning">{formatMessage({ id: "order.paymentDue" })}</Badge>}
          {giftCards.map(({ code, saves }) => (
            <PaymentLine key={code}>
              {formatMessage({ id: "order.giftCardPaid" }, { end: formatCodeEnd(code), amount: formatMoney(saves) })}
            </PaymentLine>
          ))}
        </OrderFact>
      )}
      {refunded && <OrderFact title={formatMessage({ id: "order.statusRefunded" })}>{formatMoney(refunded)}</OrderFact>}
      {note && (
        <OrderFact title={formatMessage({ id: "order.note" })}>
          <Text>{note}</Text>
        </OrderFact>
      )}
    </FactList>
  );
}

/** Formats the end of a gift card's code as its issuer writes it and as the totals show it: in upper case. */
const formatCodeEnd = (code: string): string => code.replace(/^…/, "").toUpperCase();

function OrderFact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <FactTerm>{title}</FactTerm>
      <FactDescription>{children}</FactDescription>
    </div>
  );
}

const FactList = chakra("dl", {
  base: {
    display: "grid",
    rowGap: "6",
    columnGap: "4",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
    "@media print": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", rowGap: "4" },
  },
});
const FactTerm = chakra("dt", { base: { textStyle: "h4" } });
const FactDescription = chakra("dd", {
  base: { mt: "1.5", textStyle: "sm", color: "fg.muted", overflowWrap: "anywhere" },
});
const PaymentLine = chakra("span", { base: { display: "block" } });
const ContactLine = chakra("span", { base: { display: "block", mt: "1" } });
const Text = chakra("span", { base: { whiteSpace: "pre-line" } });
