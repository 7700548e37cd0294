import type { Order, SiteLinks } from "@rewire/domain";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { Picture } from "../../primitives/Picture/Picture.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useFormatMoney } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import {
  ListEmpty,
  ListFailed,
  ListSkeleton,
  Panel,
  Row,
  FullWidth,
  type ListState,
} from "../../patterns/ListState/ListState.tsx";
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
}

/** Orders of a customer: pictures, number, date, status and total, each with a link to its details. */
export function OrderList({ state, links, onOrderAgain, orderingId }: OrderListProps) {
  const { formatMessage } = useIntl();

  if (state.kind === "loading") return <ListSkeleton rows={4} />;
  if (state.kind === "failed")
    return <ListFailed title={formatMessage({ id: "account.ordersFailed" })} onRetry={state.onRetry} />;
  if (state.items.length === 0) {
    return (
      <ListEmpty
        title={formatMessage({ id: "account.noOrders" })}
        advice={formatMessage({ id: "account.noOrdersAdvice" })}
        actions={<LinkButton href={links.products()}>{formatMessage({ id: "account.browse" })}</LinkButton>}
      />
    );
  }
  return (
    <Panel as="ul">
      {state.items.map((order) => (
        <OrderRow
          key={order.id}
          order={order}
          links={links}
          onOrderAgain={onOrderAgain}
          isOrdering={orderingId === order.id}
        />
      ))}
    </Panel>
  );
}

const maxPictures = 3;

interface OrderRowProps extends Pick<OrderListProps, "links" | "onOrderAgain"> {
  order: Order;
  isOrdering: boolean;
}

function OrderRow({ order, links, onOrderAgain, isOrdering }: OrderRowProps) {
  const { formatMessage, formatDate } = useIntl();
  const formatMoney = useFormatMoney();
  const { number } = order;

  return (
    <Row as="li">
      <OrderPictures lines={order.lines} />
      <FullWidth>
        <Number>{number}</Number>
        <Day>{formatDate(`${order.date.slice(0, 10)}T12:00:00Z`, { dateStyle: "long", timeZone: "UTC" })}</Day>
        <VisuallyHidden>
          <OrderNames lines={order.lines} />
        </VisuallyHidden>
      </FullWidth>
      <Status>
        <OrderStatusBadge status={order.status} />
      </Status>
      <Total>{formatMoney(order.totals.total)}</Total>
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
    </Row>
  );
}

/** Pictures of the first lines, and the number of the rest. */
function OrderPictures({ lines }: Pick<Order, "lines">) {
  const remaining = lines.length - maxPictures;
  return (
    <Pictures aria-hidden>
      {lines.slice(0, maxPictures).map(({ name, image }, index) => (
        <Thumb key={`${name}${index}`}>
          <Picture image={image && { ...image, alt: "" }} sizes="44px" />
        </Thumb>
      ))}
      {remaining > 0 && (
        <Thumb>
          <More>+{remaining}</More>
        </Thumb>
      )}
    </Pictures>
  );
}

/** Names of the first lines, and the number of the rest, as a sentence for screen readers. */
function OrderNames({ lines }: Pick<Order, "lines">) {
  const { formatMessage, formatList } = useIntl();
  const remaining = lines.length - maxPictures;
  const names = lines.slice(0, maxPictures).map(({ name }) => name);
  return formatList(
    remaining > 0 ? [...names, formatMessage({ id: "account.moreItems" }, { count: remaining })] : names,
    { type: "unit" },
  );
}

const Pictures = chakra("span", {
  base: { position: "relative", display: "flex", gap: "1.5", width: { base: "full", md: "194px" } },
});
const Thumb = chakra("span", { base: { flex: "none", boxSize: "44px" } });
const More = chakra("span", {
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
const Number = chakra("b", { base: { display: "block", textStyle: "code", fontWeight: "bold", fontSize: "md" } });
const Day = chakra("span", { base: { textStyle: "sm", color: "fg.muted" } });
const Status = chakra("span", { base: { minWidth: "5.25rem" } });
const Total = chakra("span", {
  base: {
    order: { base: 3, md: 0 },
    marginInlineEnd: { base: "auto", md: "0" },
    minWidth: { md: "6rem" },
    textAlign: { md: "end" },
    fontFamily: "figures",
    fontWeight: "semibold",
    whiteSpace: "nowrap",
  },
});
const ActionRow = chakra("span", { base: { order: { base: 4, md: 0 }, display: "flex", flexWrap: "wrap", gap: "1" } });
