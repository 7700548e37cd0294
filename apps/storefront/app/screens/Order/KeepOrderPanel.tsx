import { useState } from "react";
import { CommerceClientProvider, useRegister, useUpdateCustomer } from "@rewire/data";
import { toOrderLogInUrl, type Order, type ShopFailure } from "@rewire/domain";
import { KeepOrder, useShopSettings, type KeptOrderOutcome } from "@rewire/ui";
import { useCommerce } from "../../commerce/CommerceContext.ts";
import { getCommerceClient } from "../../commerce/commerceClient.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { sendKeepRequest } from "./sendKeepRequest.ts";

interface KeepOrderPanelProps {
  order: Order;
  /** Whether the visitor is a guest, for whom an account is created first, or a logged-in customer. */
  offer: "register" | "assign";
}

/** Panel that adds a guest's order to an account. */
export default function KeepOrderPanel(props: KeepOrderPanelProps) {
  const { currency } = useShopSettings();
  return (
    <CommerceClientProvider client={getCommerceClient(currency)}>
      <ConnectedPanel {...props} />
    </CommerceClientProvider>
  );
}

function ConnectedPanel({ order, offer }: KeepOrderPanelProps) {
  const links = useLinks();
  const { prepare } = useCommerce();
  const { register } = useRegister();
  const saveCustomer = useCustomerDetails(order);
  const [isRegistered, setRegistered] = useState(false);
  const [outcome, setOutcome] = useState<KeptOrderOutcome | null>(null);

  const handleKeep = async (password: string): Promise<ShopFailure | null> => {
    if (offer === "register" && !isRegistered) {
      const registration = await register({ username: "", email: order.billing.email, password });
      if (!registration.ok) return registration.error;
      if (registration.value === "mailFollows") {
        setOutcome("mailFollows");
        return null;
      }
      setRegistered(true);
      // The header shows who is logged in.
      prepare();
    }
    const kind = await sendKeepRequest(order.id);
    if (kind === "loggedOut") return { kind: "notAllowed" };
    if (kind === "notFound" || kind === "unavailable")
      return { kind: kind === "notFound" ? "shopError" : "unreachable" };
    if (kind === "assigned" && offer === "register") await saveCustomer();
    setOutcome(kind === "assigned" ? "kept" : "otherEmail");
    return null;
  };

  return (
    <KeepOrder
      purpose={isRegistered ? "assign" : offer}
      email={order.billing.email}
      links={links}
      logInHref={toOrderLogInUrl(links.myAccount, order.id)}
      outcome={outcome}
      onKeep={handleKeep}
    />
  );
}

/** Returns a function that saves the name and the addresses of an order in a new account, as far as the shop takes them. */
function useCustomerDetails({ billing, shipping }: Order) {
  const { updateDetails, saveAddress } = useUpdateCustomer();
  return async () => {
    const { firstName, lastName } = billing;
    await updateDetails({ firstName, lastName });
    if (billing.address1) await saveAddress("billing", billing);
    if (shipping?.address1) await saveAddress("shipping", shipping);
  };
}
