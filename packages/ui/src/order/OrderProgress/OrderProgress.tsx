import { listOrderSteps, type Order, type OrderStepKind } from "@rewire/domain";
import type { MessageKey } from "@rewire/messages";
import { useIntl } from "react-intl";
import { Stepper } from "../../primitives/Stepper/Stepper.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** Message ids of each step's title and current detail; null if a step has no detail. */
const STEP_MESSAGES: Readonly<
  Record<OrderStepKind, { readonly title: MessageKey; readonly currentMessage: MessageKey | null }>
> = {
  received: { title: "order.stepReceived", currentMessage: null },
  paid: { title: "order.stepPaid", currentMessage: "order.nowPaid" },
  packed: { title: "order.stepPacked", currentMessage: "order.nowPacked" },
  sent: { title: "order.stepSent", currentMessage: null },
  delivered: { title: "order.stepDelivered", currentMessage: null },
  ready: { title: "order.stepReady", currentMessage: "order.nowReady" },
  booked: { title: "order.stepBooked", currentMessage: null },
  collect: { title: "order.stepCollect", currentMessage: null },
  bring: { title: "order.stepBring", currentMessage: "order.nowBring" },
  post: { title: "order.stepPost", currentMessage: "order.nowPost" },
  returned: { title: "order.stepReturned", currentMessage: null },
};

const hasTime = (date: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(date);

/** Returns the time of an ISO date-time as the shop's clock showed it, whatever zone the browser is in. */
const toShopTime = (date: string): string => `${date.slice(0, 16)}Z`;

const receivedFormat = { month: "long", day: "numeric", hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;

export interface OrderProgressProps {
  order: Order;
}

/** Steps of an order, with the current step marked. Renders nothing if the order has no number or no steps. */
export function OrderProgress({ order }: OrderProgressProps) {
  const { formatMessage, formatDate } = useIntl();
  const steps = order.number === "" ? null : listOrderSteps(order);
  return (
    steps && (
      <section aria-label={formatMessage({ id: "order.next" })} data-print="hide">
        <Stepper
          direction="horizontal"
          steps={steps.map(({ kind, state }) => {
            const { title, currentMessage } = STEP_MESSAGES[kind];
            return {
              id: kind,
              state,
              title: formatMessage({ id: title }),
              children:
                kind === "received" && hasTime(order.date) ? (
                  <StatusNote>{formatDate(toShopTime(order.date), receivedFormat)}</StatusNote>
                ) : (
                  state === "now" && currentMessage && <StatusNote>{formatMessage({ id: currentMessage })}</StatusNote>
                ),
            };
          })}
        />
      </section>
    )
  );
}

const StatusNote = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
