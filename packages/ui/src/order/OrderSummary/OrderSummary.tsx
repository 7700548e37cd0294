import { wasPaidOrder, type DeliveryCalendar, type LostCartItem, type Order, type SiteLinks } from "@rewire/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { CartNotices } from "../../cart/CartNotices/CartNotices.tsx";
import { OrderReview } from "../../checkout/OrderReview/OrderReview.tsx";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { LinkComponentProvider } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { OrderProgress } from "../OrderProgress/OrderProgress.tsx";
import { OrderFacts } from "./OrderFacts.tsx";
import { OrderFiles } from "./OrderFiles.tsx";
import { OrderHeader } from "./OrderHeader.tsx";
import { OrderPayment } from "./OrderPayment.tsx";
import { OrderTransfer } from "./OrderTransfer.tsx";

/** PDF of an order: its invoice or, before the order is accepted, a confirmation. */
export interface OrderFile {
  href: string;
  /** Whether it is an invoice; otherwise it is a confirmation. */
  isInvoice: boolean;
}

/** What the customer has withdrawn from. */
export interface OrderWithdrawal {
  /** Sentence with the day and the withdrawn items. */
  readonly text: string;
  /** Whether nothing of the order is left. */
  readonly isWhole: boolean;
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
  /**
   * Withdrawal from the order or a part of it. After one from the whole order, no payment is asked for, and no next step is
   * announced. @default none
   */
  withdrawal?: OrderWithdrawal | null | undefined;
  /** Opening hours of the shop, before whose end it packs. @default the step of packing has no time */
  calendar?: DeliveryCalendar | undefined;
  /** Content below the order's progress, such as an offer to keep the order in an account. */
  offer?: ReactNode;
  /** Sender shown in print, because the page header is not printed. */
  letterhead?: ReactNode;
  /** PDF of the order; missing while there is none. */
  file?: OrderFile | undefined;
  /** Called to add the products to the cart; if missing, or if no product is available, the button is omitted. */
  onOrderAgain?: (() => void) | undefined;
  /** Whether the products are being added to the cart. @default false */
  isOrdering?: boolean | undefined;
  /** Products that could not be added to the cart. @default none */
  losses?: readonly LostCartItem[] | undefined;
}

/** Order details: status, next steps, lines, addresses and payment. The page can be printed. */
export function OrderSummary(props: OrderSummaryProps) {
  const {
    order,
    links,
    isJustPlaced = false,
    aside,
    notice,
    withdrawal,
    offer,
    calendar,
    letterhead,
    losses: lostItems = [],
  } = props;
  const isWithdrawn = withdrawal?.isWhole === true;

  return (
    <OrderColumns>
      <MainColumn>
        {letterhead && <LetterheadText>{letterhead}</LetterheadText>}
        <OrderHeader order={order} isJustPlaced={isJustPlaced} isWithdrawn={isWithdrawn} />
        {withdrawal && <Alert tone="info">{withdrawal.text}</Alert>}
        {notice}
        {!isWithdrawn && (
          <>
            <OrderPayment order={order} />
            <OrderTransfer order={order} />
            <OrderProgress order={order} calendar={calendar} />
          </>
        )}
        {offer}
        <OrderFiles order={order} links={links} />
        <OrderFacts order={isWithdrawn ? { ...order, needsPayment: false } : order} />
        {lostItems.length > 0 && <CartNotices losses={lostItems} />}
        <OrderActions {...props} />
      </MainColumn>
      <SideColumn>
        {aside}
        <OrderReview
          lines={order.lines}
          totals={order.totals}
          needsShipping={order.shipping !== null}
          isPickup={order.isPickup}
          isPaid={wasPaidOrder(order)}
          coupons={order.coupons}
          productHref={links.product}
        />
      </SideColumn>
    </OrderColumns>
  );
}

/** Buttons for downloading the PDF, printing, ordering again and continuing to shop. */
function OrderActions({ order, links, file, onOrderAgain, isOrdering = false }: OrderSummaryProps) {
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
      <LinkButton variant="ghost" href={links.products()}>
        {formatMessage({ id: "order.continueShopping" })}
      </LinkButton>
    </ActionRow>
  );
}

const OrderColumns = chakra("article", {
  base: {
    display: "grid",
    rowGap: "10",
    columnGap: "16",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 420px" },
    "@media print": { gridTemplateColumns: "minmax(0, 1fr)", rowGap: "6" },
  },
});
const MainColumn = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "36px",
    alignContent: "start",
    minWidth: "0",
    "@media print": { gap: "20px" },
  },
});
const LetterheadText = chakra("p", {
  base: { display: "none", textStyle: "sm", "@media print": { display: "block" } },
});
const ActionRow = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    // "Bestellbestätigung (PDF)" is wider than a small phone with large text.
    "& > a": { hyphens: "auto", overflowWrap: "anywhere" },
  },
});
const SideColumn = chakra("aside", {
  base: {
    lg: { alignSelf: "start", position: "sticky", top: "84px" },
    "@media print": {
      position: "static",
      "& > section": { px: "0", py: "0" },
      "& li, & tr": { breakInside: "avoid" },
    },
  },
});
