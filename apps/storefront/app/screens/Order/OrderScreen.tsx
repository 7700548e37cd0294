import { Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { isPrintable, isInvoiceable, toOrderLogInUrl, type Order } from "@rewire/domain";
import {
  DeclarationLinks,
  type DeclarationLink,
  type OrderWithdrawal,
  IconSourceProvider,
  lazyComponent,
  OrderNotFound,
  OrderSummary,
  PageSection,
  Scripting,
} from "@rewire/ui";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";
import { useSettings } from "../../document/rootSettings.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { iconSource } from "../parts/iconSource.ts";
import { useOrderAgain } from "../parts/useOrderAgain.ts";
import { storeLastOrder } from "../../commerce/storage/lastOrder.ts";
import { isAccountMissing } from "./missingAccount.ts";
import { MissingAccountNote } from "./MissingAccountNote.tsx";
import { BookedRepair } from "./BookedRepair.tsx";

const KeepOrderPanel = lazyComponent(() => import("./KeepOrderPanel.tsx"));

interface OrderScreenProps {
  /** Order; null for unauthorised visitors. */
  order: Order | null;
  /** Whether the order was just placed. @default false */
  isJustPlaced?: boolean;
  /** Key of the link to the repair status; null if the order contains no repair. @default null */
  repairKey?: string | null;
  /** Positions of the repairs for which a label is offered. @default none */
  labelPositions?: readonly number[];
  /** Links to the withdrawal and the return of the order. @default none */
  declarationLinks?: readonly DeclarationLink[];
  /** What the customer has withdrawn from. @default nothing */
  withdrawal?: OrderWithdrawal | null;
  /** How a guest can keep the order in an account; null if it cannot be kept. @default null */
  keepOffer?: "register" | "assign" | null;
  /** Seconds until the next attempt after too many; null if no wait is needed. @default null */
  waitSeconds?: number | null;
}

/** Order page. If there is no order or the request is unauthorised, the page shows a "not found" message. */
export function OrderScreen({
  order,
  isJustPlaced = false,
  repairKey = null,
  labelPositions = [],
  declarationLinks = [],
  withdrawal = null,
  keepOffer = null,
  waitSeconds = null,
}: OrderScreenProps) {
  const links = useLinks();
  return (
    <PageSection verticalPadding="page">
      <DeferredMessages>
        {order ? (
          <>
            <OrderDetails {...{ order, isJustPlaced, repairKey, labelPositions, withdrawal, keepOffer }} />
            <DeclarationLinks links={declarationLinks} />
          </>
        ) : (
          <OrderNotFound links={links} waitSeconds={waitSeconds} />
        )}
      </DeferredMessages>
    </PageSection>
  );
}

/** Order with its actions. Repairs cannot be ordered again, because each repair is booked separately. */
function OrderDetails({
  order,
  isJustPlaced,
  repairKey,
  labelPositions,
  withdrawal,
  keepOffer,
}: Required<Pick<OrderScreenProps, "isJustPlaced" | "repairKey" | "labelPositions" | "withdrawal" | "keepOffer">> & {
  order: Order;
}) {
  const links = useLinks();
  const { orderAgain, orderingId, losses } = useOrderAgain();
  const { site, place } = useSettings();
  const { id, number, date } = order;
  useEffect(() => {
    if (isJustPlaced) storeLastOrder({ id, number, date });
  }, [isJustPlaced, id, number, date]);
  const location = useLocation();
  const key = new URLSearchParams(location.search).get("key");
  return (
    <IconSourceProvider value={iconSource}>
      <OrderSummary
        order={order}
        links={links}
        isJustPlaced={isJustPlaced}
        withdrawal={withdrawal}
        calendar={place}
        aside={order.repair && <BookedRepair {...{ order, isJustPlaced, repairKey, labelPositions }} />}
        letterhead={[site.siteName, place.street, `${place.postcode} ${place.city}`, site.number, site.email]
          .filter((part) => part.trim())
          .join(" · ")}
        notice={
          isAccountMissing(location.state) && (
            <MissingAccountNote href={`${toOrderLogInUrl(links.myAccount, id)}&action=register`} />
          )
        }
        offer={
          keepOffer && (
            // An account needs JavaScript.
            <Scripting visibility="on">
              <Suspense fallback={null}>
                <KeepOrderPanel order={order} offer={keepOffer} />
              </Suspense>
            </Scripting>
          )
        }
        file={
          isPrintable(order)
            ? { href: links.invoice(order.id, key), isInvoice: isInvoiceable(order, place) }
            : undefined
        }
        onOrderAgain={order.repair ? undefined : () => void orderAgain(order)}
        isOrdering={orderingId !== null}
        losses={losses?.items}
      />
    </IconSourceProvider>
  );
}
