import { isInProgress, listOrderRepairs, type Customer, type Order } from "@rewire/domain";
import { DeliveryAddressCard, Link } from "@rewire/ui";
import { useLinks } from "../../navigation/useLinks.ts";
import type { LabelledLink } from "./AccountPage.tsx";
import { OngoingRepairCard } from "./OngoingRepairCard.tsx";

interface OverviewAsideProps {
  orders: readonly Order[];
  customer: Customer;
  /** Link to the trade-in desk; null for none. */
  tradeInLink: LabelledLink | null;
}

/** Sidebar of the account overview: repairs in progress, the delivery address, and a link to the trade-in page. */
export function OverviewAside({ orders, customer, tradeInLink }: OverviewAsideProps) {
  const links = useLinks();
  return (
    <>
      {orders
        .filter(isInProgress)
        .flatMap((order) => listOrderRepairs(order).map((repair) => ({ order, repair })))
        .map(({ order, repair }) => (
          <OngoingRepairCard key={`${order.id} ${repair.position}`} order={order} repair={repair} />
        ))}
      <DeliveryAddressCard address={customer.shipping} editHref={links.accountTab("addresses")} />
      {tradeInLink && (
        <p>
          <Link href={tradeInLink.href}>{tradeInLink.label}</Link>
        </p>
      )}
    </>
  );
}
