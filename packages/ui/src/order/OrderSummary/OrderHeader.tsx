import {
  getOrderPurpose,
  isCalledOff,
  isPaidOrder,
  isPaidWhileWaiting,
  type Order,
  type OrderPurpose,
  type OrderStatus,
} from "@rewire/domain";
import type { MessageKey } from "@rewire/messages";
import { FormattedMessage, useIntl } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";
import { formatShopDay } from "../formatShopDay.ts";
import { OrderStatusBadge } from "../OrderStatusBadge/OrderStatusBadge.tsx";

const statusMessages: Record<Exclude<OrderStatus, "other">, MessageKey> = {
  pending: "order.aboutPending",
  processing: "order.aboutProcessing",
  onHold: "order.aboutOnHold",
  completed: "order.aboutCompleted",
  cancelled: "order.aboutCancelled",
  refunded: "order.aboutRefunded",
  failed: "order.aboutFailed",
  checkoutDraft: "order.aboutCheckoutDraft",
};

/** What the status "processing" means, by what the order is about. */
const processingMessages: Record<OrderPurpose, MessageKey> = {
  delivery: "order.aboutProcessing",
  pickup: "order.aboutProcessingPickup",
  repair: "order.aboutProcessingRepair",
  virtual: "order.aboutProcessingVirtual",
};

/** Returns the message that explains the status of an order; null where nobody but the staff knows what it waits for. */
function findStatusMessage(order: Order): MessageKey | null {
  const { status, paymentInstructions } = order;
  if (status === "other" || isPaidWhileWaiting(order)) return null;
  if (status === "processing") return processingMessages[getOrderPurpose(order)];
  // Whoever is told how to pay below need not guess what the shop waits for.
  if (status === "onHold" && paymentInstructions) return statusMessages.pending;
  return statusMessages[status];
}

export interface OrderHeaderProps {
  order: Order;
  /** Whether the order was just placed: thanks the customer by name. @default false */
  isJustPlaced?: boolean | undefined;
  /** Whether the customer has withdrawn from the whole order: then nothing of its status holds any more. @default false */
  isWithdrawn?: boolean | undefined;
}

/**
 * Header of an order: number, date, status, and an explanation of the status. If the order was just placed, it also
 * thanks the customer.
 */
export function OrderHeader({ order, isJustPlaced = false, isWithdrawn = false }: OrderHeaderProps) {
  const { formatMessage, formatDate } = useIntl();
  const { number, status, billing } = order;
  const isNumberMissing = number === "";
  const date = formatShopDay(order.date, formatDate);
  const statusId = isWithdrawn ? null : findStatusMessage(order);
  const statusMessage = statusId && formatMessage({ id: statusId });
  const name = billing.firstName.trim();

  return (
    <div>
      <Heading>
        {isJustPlaced ? (
          <>
            {name ? formatMessage({ id: "order.thanks" }, { name }) : formatMessage({ id: "order.thanksNameless" })}{" "}
            {!isNumberMissing && statusMessage}
          </>
        ) : (
          formatMessage({ id: isNumberMissing ? "order.inPart" : "order.number" }, { number })
        )}
      </Heading>
      <LeadText>
        {isNumberMissing ? (
          formatMessage({ id: "order.placedInPart" })
        ) : isJustPlaced ? (
          <FormattedMessage id="order.placed" values={{ number: <OrderNumber>{number}</OrderNumber>, date }} />
        ) : (
          formatMessage({ id: "order.placedOn" }, { date })
        )}{" "}
        {/* The shop sends no mail to the customer for an order whose payment failed, and no receipt for what is off. */}
        {isJustPlaced && status !== "failed" && !isCalledOff(order) && billing.email && (
          <FormattedMessage
            id={isPaidOrder(order) ? "order.receiptTo" : "order.confirmationTo"}
            values={{ email: <EmailText>{billing.email}</EmailText> }}
          />
        )}
      </LeadText>
      {/* The heading of an order that was just placed says its status. */}
      {!isNumberMissing && !isJustPlaced && (
        <StatusLine>
          <OrderStatusBadge status={status} name={order.statusName} /> {statusMessage}
        </StatusLine>
      )}
    </div>
  );
}

const Heading = chakra("h1", { base: { textStyle: "h1", overflowWrap: "anywhere" } });
const LeadText = chakra("p", { base: { textStyle: "lead", color: "fg.muted", mt: "3", overflowWrap: "anywhere" } });
const OrderNumber = chakra("span", { base: { textStyle: "code", fontSize: "inherit", color: "fg" } });
const EmailText = chakra("bdi", { base: { overflowWrap: "anywhere" } });
const StatusLine = chakra("p", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", mt: "3", color: "fg.muted" },
});
