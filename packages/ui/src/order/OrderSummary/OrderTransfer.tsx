import { findIban, type Order } from "@rewire/domain";
import { useIntl } from "react-intl";
import { useGatewayTexts } from "../../patterns/rules/useGatewayTexts.ts";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { useFormatMoney } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";

/**
 * Payment details for an order that is paid by bank transfer: amount, reference, account, and the shop's instructions.
 * Renders nothing for other orders.
 */
export function OrderTransfer({ order }: { order: Order }) {
  const { number, totals, paymentMethod, paymentInstructions } = order;
  const { formatMessage } = useIntl();
  const { formatGatewayHint } = useGatewayTexts();
  const formatMoney = useFormatMoney();
  if (!paymentInstructions) return null;
  const iban = findIban(paymentInstructions);
  const facts = [
    { name: formatMessage({ id: "order.transferAmount" }), value: formatMoney(totals.total) },
    { name: formatMessage({ id: "order.transferReference" }), value: number },
    ...(iban ? [{ name: formatMessage({ id: "order.transferAccount" }), value: iban }] : []),
  ];
  return (
    <TransferPanel>
      <Heading>
        <Icon name="cash" size={1.5} />
        {formatMessage({ id: "order.howToPay" })}
      </Heading>
      <TransferDetails>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </TransferDetails>
      <InstructionsText>{formatGatewayHint(paymentMethod, paymentInstructions)}</InstructionsText>
    </TransferPanel>
  );
}

const TransferPanel = chakra("section", {
  base: { display: "grid", gap: "4", p: { base: "4", sm: "6" }, borderWidth: "1px", borderColor: "border" },
});
const Heading = chakra("h2", { base: { display: "flex", alignItems: "center", gap: "2", textStyle: "h3" } });
const TransferDetails = chakra("dl", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "8",
    rowGap: "3",
    "& dt": { textStyle: "sm", color: "fg.muted" },
    "& dd": { textStyle: "code", fontSize: "md", fontWeight: "bold", overflowWrap: "anywhere" },
  },
});
const InstructionsText = chakra("p", { base: { whiteSpace: "pre-line", overflowWrap: "anywhere", color: "fg.muted" } });
