import { useEffect, useRef, useState } from "react";
import { CartProvider, useCart, useRefreshSession } from "@rewire/data";
import { FormattedMessage } from "react-intl";
import { useNavigate, useSearchParams } from "react-router";
import { createPrivacyLinks, findPageAfterLogIn } from "@rewire/domain";
import { localePrefixes } from "@rewire/messages";
import { PageTitle, Spinner, useShopSettings } from "@rewire/ui";
import { CartFailureNote } from "../parts/CartFailureNote.tsx";
import { getCommerceClient } from "../../commerce/commerceClient.ts";
import { useDocument } from "../../i18n/DocumentContext.tsx";
import { useLinks } from "../../navigation/useLinks.ts";
import { CustomerAccount } from "./CustomerAccount.tsx";
import { GuestAccount } from "./GuestAccount.tsx";
import type { LabelledLink } from "./AccountPage.tsx";

interface AccountScreenProps {
  title: string;
  countries: readonly string[];
  /** Whether guests can sign in and create accounts. */
  canLogIn: boolean;
  /** Whether the shop knows devices. */
  hasDevices: boolean;
  /** Link to the trade-in desk; null for none. */
  tradeInLink: LabelledLink | null;
}

/** Account of the logged-in customer, or the sign-in and registration forms. */
export default function AccountScreen(props: AccountScreenProps) {
  const { currency } = useShopSettings();
  return (
    <CartProvider client={getCommerceClient(currency)}>
      <AccountContents {...props} />
    </CartProvider>
  );
}

function AccountContents({ title, countries, canLogIn, hasDevices, tradeInLink }: AccountScreenProps) {
  const state = useCart();
  const [parameters] = useSearchParams();
  const { locale } = useDocument();
  const links = useLinks();
  const nextPage = findPageAfterLogIn(parameters, { ...links, ...createPrivacyLinks(localePrefixes[locale]) });
  const isLoggedIn = state.kind === "ready" && state.viewer !== null;
  useReturnAfterLogIn(isLoggedIn ? nextPage : null);
  const [hasShownAccount, setHasShownAccount] = useState(isLoggedIn);
  if (isLoggedIn && !hasShownAccount) setHasShownAccount(true);
  if (state.kind === "failed")
    return (
      <CartFailureNote title={<FormattedMessage id="account.failed" />} failure={state.failure} onRetry={state.retry} />
    );
  if (state.kind === "loading") {
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <Spinner />
      </>
    );
  }
  const { viewer, customer } = state;
  if (viewer && nextPage) {
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <Spinner />
      </>
    );
  }
  if (viewer) return <CustomerAccount key={viewer.id} {...{ viewer, customer, countries, tradeInLink }} />;
  return <GuestAccount canLogIn={canLogIn} hasDevices={hasDevices} isAfterLogOut={hasShownAccount} />;
}

/**
 * Leads a logged-in customer on to a page, once the server has confirmed the log-in. Without that, a page that sends a
 * customer here whose log-in has ended would get the customer back at once.
 *
 * @param page Path of the page; null for a guest, and for a customer who stays here.
 */
function useReturnAfterLogIn(page: string | null): void {
  const refreshSession = useRefreshSession();
  const navigate = useNavigate();
  const [isConfirmed, setConfirmed] = useState(false);
  const wasRequested = useRef(false);
  useEffect(() => {
    if (page === null || wasRequested.current) return;
    wasRequested.current = true;
    void refreshSession().then(() => setConfirmed(true));
  }, [page, refreshSession]);
  useEffect(() => {
    if (isConfirmed && page !== null) void navigate(page, { replace: true });
  }, [isConfirmed, page, navigate]);
}
