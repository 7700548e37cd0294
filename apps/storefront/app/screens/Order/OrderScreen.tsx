import type { Order } from "@rewire/domain";
import { BookedRepair } from "./BookedRepair.tsx";
import { OrderNotFound, OrderSummary, PageSection } from "@rewire/ui";
import { LateWords } from "../../lib/LateWords.tsx";
import { useLinks } from "../../lib/useLinks.ts";

interface OrderScreenProps {
  /** null for everybody but the one who placed it. */
  order: Order | null;
  /** Just placed. @default false */
  isReceived?: boolean;
  /** Key of the link that shows where its repair stands; null where it holds none. @default null */
  repairKey?: string | null;
}

/** One order, for the browser that placed it; for everybody else there is none. */
export function OrderScreen({ order, isReceived = false, repairKey = null }: OrderScreenProps) {
  const links = useLinks();
  return (
    <PageSection>
      <LateWords>{order ? <OrderSummary order={order} links={links} isReceived={isReceived} aside={order.repair && <BookedRepair order={order} repairKey={repairKey} />} /> : <OrderNotFound links={links} />}</LateWords>
    </PageSection>
  );
}
