import type { Order } from "@rewire/domain";
import { OrderNotFound, OrderSummary, PageSection } from "@rewire/ui";
import { LateWords } from "../../lib/LateWords.tsx";
import { useLinks } from "../../lib/useLinks.ts";

/** The order that was just placed in this browser; for everybody else there is none. */
export function OrderReceivedScreen({ order }: { order: Order | null }) {
  const links = useLinks();
  return (
    <PageSection>
      <LateWords>{order ? <OrderSummary order={order} links={links} isReceived /> : <OrderNotFound links={links} />}</LateWords>
    </PageSection>
  );
}
