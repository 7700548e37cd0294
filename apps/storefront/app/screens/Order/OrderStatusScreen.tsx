import type { Order } from "@rewire/domain";
import {
  type DeclarationLink,
  type OrderWithdrawal,
  OrderStatusForm,
  PageSection,
  type OrderStatusError,
} from "@rewire/ui";
import { FormDraft, useClearFormDraft } from "../parts/FormDraft.tsx";
import { ServiceMessages } from "../parts/ServiceMessages.tsx";
import { useLinks } from "../../navigation/useLinks.ts";
import { OrderScreen } from "./OrderScreen.tsx";

/** Name of the look-up, whose fields survive a reload. */
const DRAFT_NAME = "orderStatus";

interface OrderStatusScreenProps {
  /** Initial value of the number field. */
  number: string;
  /** Result of the lookup; null before the first one. */
  lookup: { readonly kind: "found"; readonly order: Order } | OrderStatusError | null;
  /** Whether guests' orders can be looked up. */
  isAvailable: boolean;
  /** Key of the link to the repair status; null if the order contains no repair. @default null */
  repairKey?: string | null;
  /** Links to the withdrawal and the return of the order. @default none */
  declarationLinks?: readonly DeclarationLink[];
  /** What the customer has withdrawn from. @default nothing */
  withdrawal?: OrderWithdrawal | null;
}

/**
 * Status page of a guest's order. Without access, the page shows a lookup form; guests get access with their order
 * number and e-mail address, or with the key in a link.
 */
export function OrderStatusScreen({
  number,
  lookup,
  isAvailable,
  repairKey = null,
  declarationLinks = [],
  withdrawal = null,
}: OrderStatusScreenProps) {
  const links = useLinks();
  useClearFormDraft(lookup?.kind === "found" ? DRAFT_NAME : null);
  if (lookup?.kind === "found")
    return <OrderScreen order={lookup.order} {...{ repairKey, declarationLinks, withdrawal }} />;
  return (
    <PageSection>
      <ServiceMessages>
        <FormDraft name={DRAFT_NAME}>
          <OrderStatusForm links={links} number={number} error={lookup} isAvailable={isAvailable} />
        </FormDraft>
      </ServiceMessages>
    </PageSection>
  );
}
