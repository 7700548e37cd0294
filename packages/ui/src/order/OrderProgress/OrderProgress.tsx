import {
  estimatePacking,
  listOrderSteps,
  type DeliveryCalendar,
  type DeliveryDates,
  type Order,
  type OrderStep,
  type OrderStepKind,
} from "@rewire/domain";
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

// Hours as in all other times, such as the opening hours.
const receivedFormat = {
  month: "long",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "UTC",
} as const;

export interface OrderProgressProps {
  order: Order;
  /**
   * Opening hours of the shop, from which the estimated delivery was counted: the order is packed before it closes.
   * @default the step of packing has no time
   */
  calendar?: DeliveryCalendar | undefined;
}

/**
 * Steps of an order with their times, as far as they are known, and the current step marked. Renders nothing if the
 * order has no number or no steps.
 */
export function OrderProgress({ order, calendar }: OrderProgressProps) {
  const { formatMessage } = useIntl();
  const describeStep = useStepDescription(order, calendar);
  const steps = order.number === "" ? null : listOrderSteps(order);
  return (
    steps && (
      <section aria-label={formatMessage({ id: "order.next" })} data-print="hide">
        <Stepper
          direction="horizontal"
          steps={steps.map((step) => {
            const note = describeStep(step);
            return {
              id: step.kind,
              state: step.state,
              title: formatMessage({ id: STEP_MESSAGES[step.kind].title }),
              children: note && <StatusNote>{note}</StatusNote>,
            };
          })}
        />
      </section>
    )
  );
}

/** Returns a function that describes the time or the detail of a step; null for none. */
function useStepDescription({ date, arrival }: Order, calendar: DeliveryCalendar | undefined) {
  const { locale, formatMessage, formatDate } = useIntl();
  const formatDay = (day: string) => formatDate(toNoon(day), { ...dayFormat, weekday: "long", month: "long" });
  const formatDays = ({ from, to }: DeliveryDates) => (from === to ? formatDay(from) : formatRange(locale, from, to));

  const describePacking = (): string | null => {
    const packing = arrival && calendar && hasTime(date) ? estimatePacking(new Date(date), calendar) : null;
    if (!packing) return null;
    const { isSameDay, until: time } = packing;
    return isSameDay
      ? formatMessage({ id: "order.packedBy" }, { time })
      : formatMessage({ id: "order.packedOnDayBy" }, { time, day: formatDay(packing.date) });
  };

  return ({ kind, state }: OrderStep): string | null => {
    const { currentMessage } = STEP_MESSAGES[kind];
    if (kind === "received" && hasTime(date)) return formatDate(toShopTime(date), receivedFormat);
    const currentNote = state === "now" && currentMessage ? formatMessage({ id: currentMessage }) : null;
    if (kind === "packed" && state === "now") return describePacking() ?? currentNote;
    if (kind === "delivered" && state !== "done" && arrival) return formatDays(arrival);
    // The latest day, by which the goods are certainly ready.
    if (kind === "collect" && state !== "done" && arrival)
      return formatMessage({ id: "delivery.pickupFrom" }, { day: formatDay(arrival.to) });
    return currentNote;
  };
}

/**
 * Formats a range of days. The range formatter of react-intl is not part of the browser's build (treeShakeLibraries).
 * Spaces are normalised, because Node puts thin ones around the dash where browsers do not, which would not hydrate.
 */
const formatRange = (locale: string, from: string, to: string): string =>
  new Intl.DateTimeFormat(locale, rangeFormat).formatRange(toNoon(from), toNoon(to)).replaceAll(/\s/g, " ");

const dayFormat = { day: "numeric", timeZone: "UTC" } as const;
const rangeFormat = { ...dayFormat, weekday: "short", month: "short" } as const;
const toNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

const StatusNote = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
