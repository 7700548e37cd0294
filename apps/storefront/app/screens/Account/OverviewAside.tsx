import { isUnderWay, type Customer, type Order } from "@rewire/domain";
import { DeliveryAddressCard } from "@rewire/ui";
import { useLinks } from "../../navigation/useLinks.ts";
import { RunningRepairCard } from "./RunningRepairCard.tsx";

interface OverviewAsideProps {
  orders: readonly Order[];
  customer: Customer;
}

/** Sidebar of the account overview: repairs in progress, and the delivery address. */
export function OverviewAside({ orders, customer }: OverviewAsideProps) {
  const links = useLinks();
  return (
    <>
      {orders
        .filter((order) => order.repair && isUnderWay(order))
        .slice(0, MAX_REPAIRS)
        .map((order) => (
          <RunningRepairCard key={order.id} order={order} />
        ))}
      <DeliveryAddressCard address={customer.shipping} editHref={links.accountTab("addresses")} />
    </>
  );
}

/** Number of repairs shown on their lines; all are on the tab of orders. */
const MAX_REPAIRS = 2;
