import type { Order, SiteLinks } from "@rewire/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { Picture } from "../../primitives/Picture/Picture.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useFormatMoney } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { useFocusFallback } from "../../patterns/rules/useFocusFallback.ts";
import {
  EmptyList,
  ListFailure,
  ListSkeleton,
  ListPanel,
  ListRow,
  FlexibleColumn,
  type ListState,
} from "../../patterns/ListState/ListState.tsx";
import { formatShopDay } from "../formatShopDay.ts";
import { OrderStatusBadge } from "../OrderStatusBadge/OrderStatusBadge.tsx";

export interface OrderListProps {
  /** Orders as the shop returns them, newest first; at most a hundred. */
  state: ListState<Order>;
  links: Pick<SiteLinks, "orderSummary" | "products">;
  /**
   * Called to add an order's products to the cart; if missing, and for repairs, which are booked separately, the button
   * is omitted.
   */
  onOrderAgain?: ((order: Order) => void) | undefined;
  /** Id of the order whose products are being added to the cart. */
  orderingId?: number | null | undefined;
  /** Message below an order, such as the products that could not be added to the cart. @default none */
  orderNotice?: { readonly orderId: number; readonly content: ReactNode } | undefined;
}

/** Orders of a customer: pictures, number, date, status, total, and a link to the details. */
export function OrderList({ state, links, onOrderAgain, orderingId, orderNotice }: OrderListProps) {
  const { formatMessage } = useIntl();

  if (state.kind === "loading") return <ListSkeleton rows={4} />;
  if (state.kind === "failed")
    return <ListFailure title={formatMessage({ id: "account.ordersFailed" })} onRetry={state.onRetry} />;
  if (state.items.length === 0) {
    return (
      <EmptyList
        title={formatMessage({ id: "account.noOrders" })}
        advice={formatMessage({ id: "account.noOrdersAdvice" })}
        actions={<LinkButton href={links.products()}>{formatMessage({ id: "account.browse" })}</LinkButton>}
      />
    );
  }
  return (
    <ListPanel as="ul">
      {state.items.map((order) => (
        <OrderRow
          key={order.id}
          order={order}
          links={links}
          onOrderAgain={onOrderAgain}
          isOrdering={orderingId === order.id}
          notice={orderNotice?.orderId === order.id ? orderNotice.content : null}
        />
      ))}
    </ListPanel>
  );
}

const MAX_PICTURES = 3;

interface OrderRowProps extends Pick<OrderListProps, "links" | "onOrderAgain"> {
  order: Order;
  isOrdering: boolean;
  /** Message below the order; null for none. */
  notice: ReactNode;
}

function OrderRow({ order, links, onOrderAgain, isOrdering, notice }: OrderRowProps) {
  const { formatMessage, formatDate } = useIntl();
  const formatMoney = useFormatMoney();
  const { number } = order;
  // The message is dismissed by a button in it.
  const orderAgainButton = useFocusFallback<HTMLButtonElement>(Boolean(notice));

  return (
    <ListRow as="li">
      <OrderPictures lines={order.lines} />
      <FlexibleColumn order={{ base: 2, md: 0 }}>
        <OrderNumber>{number}</OrderNumber>
        <OrderDate>{formatShopDay(order.date, formatDate)}</OrderDate>
        <VisuallyHidden>
          <OrderNames lines={order.lines} />
        </VisuallyHidden>
      </FlexibleColumn>
      <StatusContainer>
        <OrderStatusBadge status={order.status} name={order.statusName} />
      </StatusContainer>
      <TotalAmount>{formatMoney(order.totals.total)}</TotalAmount>
      <ActionRow>
        <LinkButton
          size="sm"
          variant="line"
          href={links.orderSummary(order.id)}
          aria-label={formatMessage({ id: "account.orderDetailsOf" }, { number })}
        >
          {formatMessage({ id: "account.orderDetails" })}
        </LinkButton>
        {onOrderAgain && !order.repair && order.lines.some(({ goods }) => goods) && (
          <Button
            ref={orderAgainButton}
            size="sm"
            variant="ghost"
            icon="refresh"
            isLoading={isOrdering}
            aria-label={formatMessage({ id: "account.orderAgainOf" }, { number })}
            onClick={() => onOrderAgain(order)}
          >
            {formatMessage({ id: "account.orderAgain" })}
          </Button>
        )}
      </ActionRow>
      {notice && <NoticeRow>{notice}</NoticeRow>}
    </ListRow>
  );
}

/** Pictures of the first lines, and the number of the rest. */
function OrderPictures({ lines }: Pick<Order, "lines">) {
  const hiddenLineCount = lines.length - MAX_PICTURES;
  return (
    <PictureStack aria-hidden>
      {lines.slice(0, MAX_PICTURES).map(({ name, image }, index) => (
        <ThumbnailFrame key={`${name}${index}`}>
          <Picture image={image && { ...image, alt: "" }} sizes="44px" />
        </ThumbnailFrame>
      ))}
      {hiddenLineCount > 0 && (
        <ThumbnailFrame>
          <HiddenLineCount>+{hiddenLineCount}</HiddenLineCount>
        </ThumbnailFrame>
      )}
    </PictureStack>
  );
}

/** Names of the first lines, and the number of the rest, as a sentence for screen readers. */
function OrderNames({ lines }: Pick<Order, "lines">) {
  const { formatMessage, formatList } = useIntl();
  const hiddenLineCount = lines.length - MAX_PICTURES;
  const names = lines.slice(0, MAX_PICTURES).map(({ name }) => name);
  return formatList(
    hiddenLineCount > 0 ? [...names, formatMessage({ id: "account.moreItems" }, { count: hiddenLineCount })] : names,
    { type: "unit" },
  );
}

const PictureStack = chakra("span", {
  base: {
    position: "relative",
    display: "flex",
    flexWrap: "wrap",
    gap: "1.5",
    // The amount takes the rest of the line. With very large text it needs more than half of it.
    flex: { base: "1 1 max(30%, 100% - 8rem)", md: "none" },
    width: { md: "194px" },
  },
});
const ThumbnailFrame = chakra("span", { base: { flex: "none", boxSize: "44px" } });
const HiddenLineCount = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    height: "full",
    bg: "bg.muted",
    textStyle: "xs",
    fontWeight: "semibold",
    color: "fg.muted",
  },
});
const OrderNumber = chakra("b", { base: { display: "block", textStyle: "code", fontWeight: "bold", fontSize: "md" } });
const OrderDate = chakra("span", { base: { textStyle: "sm", color: "fg.muted" } });
// Long states take two lines, where buttons would be moved to the next row.
const StatusContainer = chakra("span", {
  base: {
    order: { base: 3, md: 0 },
    minWidth: "5.25rem",
    width: { md: "7.5rem" },
    textAlign: { base: "end", md: "start" },
  },
});
// On phones at the end of the pictures' line, where each amount and each language has room.
const TotalAmount = chakra("span", {
  base: {
    order: { base: 1, md: 0 },
    minWidth: { md: "6rem" },
    textAlign: { md: "end" },
    fontFamily: "figures",
    fontWeight: "semibold",
    whiteSpace: "nowrap",
  },
});
const NoticeRow = chakra("div", { base: { order: 5, flexBasis: "full", minWidth: "0" } });
const ActionRow = chakra("span", {
  base: {
    order: { base: 4, md: 0 },
    flexBasis: { base: "full", md: "auto" },
    display: "flex",
    flexWrap: "wrap",
    gap: "1",
  },
});
