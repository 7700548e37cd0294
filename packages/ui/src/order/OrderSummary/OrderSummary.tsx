import { type CartLoss, type Order, type SiteLinks, listOrderSteps, type OrderStepKind } from "@rewire/domain";
import type { MessageKey } from "@rewire/messages";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { CartNotices } from "../../cart/CartNews/CartNotices.tsx";
import { OrderReview } from "../../checkout/OrderReview/OrderReview.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { Stepper } from "../../primitives/Stepper/Stepper.tsx";
import { LinkComponentProvider } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { OrderFacts } from "./OrderFacts.tsx";
import { OrderFiles } from "./OrderFiles.tsx";
import { OrderHeader } from "./OrderHeader.tsx";
import { OrderPayment } from "./OrderPayment.tsx";
import { OrderTransfer } from "./OrderTransfer.tsx";

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

/** PDF of an order. */
export interface OrderFile {
  href: string;
  /** Whether it is an invoice; otherwise it is a confirmation. */
  isInvoice: boolean;
}

export interface OrderSummaryProps {
  order: Order;
  links: Pick<SiteLinks, "product" | "products">;
  /** Whether the order was just placed: thanks the customer by name and announces a receipt. @default false */
  isJustPlaced?: boolean | undefined;
  /** Content beside the receipt, such as a repair ticket. */
  aside?: ReactNode;
  /** Content above all else, such as a failure related to the order. */
  notice?: ReactNode;
  /** Sender shown in print, because the page header is not printed. */
  letterhead?: ReactNode;
  /** PDF of the order; missing while there is none. */
  file?: OrderFile | undefined;
  /** Further actions, such as buttons and links, before "Continue shopping". @default none */
  actions?: ReactNode;
  /** Called to add the products to the cart; if missing, or if no product is available, the button is omitted. */
  onOrderAgain?: (() => void) | undefined;
  /** Whether the products are being added to the cart. @default false */
  isOrdering?: boolean | undefined;
  /** Products that could not be added to the cart. @default none */
  losses?: readonly CartLoss[] | undefined;
}

/** Order details: status, next steps, lines, addresses and payment; printable. */
export function OrderSummary(props: OrderSummaryProps) {
  const { order, links, isJustPlaced = false, aside, notice, letterhead, losses = [] } = props;

  return (
    <Columns>
      <MainColumn>
        {letterhead && <Letterhead>{letterhead}</Letterhead>}
        <OrderHeader order={order} isJustPlaced={isJustPlaced} />
        {notice}
        <OrderPayment order={order} />
        <OrderTransfer order={order} />
        <NextSteps order={order} />
        <OrderFiles order={order} links={links} />
        <OrderFacts order={order} />
        {losses.length > 0 && <CartNotices losses={losses} />}
        <OrderActions {...props} />
      </MainColumn>
      <SideColumn>
        {aside}
        <OrderReview
          lines={order.lines}
          totals={order.totals}
          needsShipping={order.shipping !== null}
          isPickup={order.isPickup}
          coupons={order.coupons}
          productHref={links.product}
        />
      </SideColumn>
    </Columns>
  );
}

/** Progress of the order; renders nothing if the order has no number or no steps. */
function NextSteps({ order }: Pick<OrderSummaryProps, "order">) {
  const { formatMessage } = useIntl();
  const steps = order.number === "" ? null : listOrderSteps(order);
  return (
    steps && (
      <section aria-label={formatMessage({ id: "order.next" })}>
        <Stepper
          direction="horizontal"
          steps={steps.map(({ kind, state }) => {
            const { title, currentMessage } = STEP_MESSAGES[kind];
            return {
              id: kind,
              state,
              title: formatMessage({ id: title }),
              children: state === "now" && currentMessage && <Note>{formatMessage({ id: currentMessage })}</Note>,
            };
          })}
        />
      </section>
    )
  );
}

/** Ways to the PDF, to print, to order again and to continue shopping. */
function OrderActions({ order, links, file, actions, onOrderAgain, isOrdering = false }: OrderSummaryProps) {
  const { formatMessage } = useIntl();
  const isUnpaid = order.needsPayment && (order.status === "pending" || order.status === "failed");
  return (
    <ActionRow data-print="hide">
      {file && (
        // Plain link: a file is no page of the app, so its router must not handle it.
        <LinkComponentProvider value="a">
          <LinkButton variant="line" icon="download" href={file.href}>
            {formatMessage({ id: file.isInvoice ? "order.invoice" : "order.confirmation" })}
          </LinkButton>
        </LinkComponentProvider>
      )}
      <Button variant="line" icon="print" onClick={() => window.print()}>
        {formatMessage({ id: "order.print" })}
      </Button>
      {onOrderAgain && order.lines.some(({ goods }) => goods) && (
        <Button
          variant={isUnpaid && !order.payAt ? "solid" : "line"}
          icon="refresh"
          isLoading={isOrdering}
          loadingText={formatMessage({ id: "order.againAdding" })}
          onClick={onOrderAgain}
        >
          {formatMessage({ id: "account.orderAgain" })}
        </Button>
      )}
      {actions}
      <LinkButton variant="ghost" href={links.products()}>
        {formatMessage({ id: "order.continueShopping" })}
      </LinkButton>
    </ActionRow>
  );
}

const Columns = chakra("article", {
  base: {
    display: "grid",
    rowGap: "10",
    columnGap: "16",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 420px" },
    "@media print": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
const MainColumn = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "36px", alignContent: "start", minWidth: "0" },
});
const Letterhead = chakra("p", { base: { display: "none", textStyle: "sm", "@media print": { display: "block" } } });
const Note = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
const ActionRow = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });
const SideColumn = chakra("aside", {
  base: { lg: { alignSelf: "start", position: "sticky", top: "84px" }, "@media print": { position: "static" } },
});
