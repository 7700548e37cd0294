import { EmptyState, formatShopDay, LinkButton } from "@rewire/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { useLinks } from "../../navigation/useLinks.ts";
import { useLastOrder } from "../../commerce/storage/lastOrder.ts";
import { EmptyCart } from "../parts/EmptyCart.tsx";

/** Checkout without a cart: the order that was placed of it in another tab, or the way back to the products. */
export default function EmptyCheckout() {
  const links = useLinks();
  const order = useLastOrder();
  const { formatDate } = useIntl();
  if (order)
    return (
      <EmptyState
        illustration="loop"
        headingLevel={1}
        title={<FormattedMessage id="order.title" />}
        actions={
          <LinkButton href={links.orderReceived(order.id)}>
            <FormattedMessage id="account.orderDetailsOf" values={{ number: order.number }} />
          </LinkButton>
        }
      >
        <FormattedMessage
          id="order.placed"
          values={{
            number: order.number,
            date: formatShopDay(order.date, formatDate),
          }}
        />
      </EmptyState>
    );
  return <EmptyCart />;
}
