import { CartProvider, useCart } from "@rewire/data";
import { FormattedMessage } from "react-intl";
import { Navigate, useSearchParams } from "react-router";
import { createPrivacyLinks, findPageAfterLogIn } from "@rewire/domain";
import { localePrefixes } from "@rewire/messages";
import { PageTitle, Spinner, useShopSettings } from "@rewire/ui";
import { CartFailureNote } from "../parts/CartFailureNote.tsx";
import { getCommerceClient } from "../../commerce/commerceClient.ts";
import { useDocument } from "../../i18n/DocumentContext.tsx";
import { CustomerAccount } from "./CustomerAccount.tsx";
import { GuestAccount } from "./GuestAccount.tsx";
import type { LabelledLink } from "./AccountPage.tsx";

interface AccountScreenProps {
  title: string;
  countries: readonly string[];
  /** Whether guests can sign in and create accounts. */
  canLogIn: boolean;
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

function AccountContents({ title, countries, canLogIn, tradeInLink }: AccountScreenProps) {
  const state = useCart();
  const [parameters] = useSearchParams();
  const { locale } = useDocument();
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
  const nextPage = viewer && findPageAfterLogIn(parameters, createPrivacyLinks(localePrefixes[locale]));
  if (nextPage) {
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <Spinner />
        <Navigate to={nextPage} replace />
      </>
    );
  }
  if (viewer) return <CustomerAccount key={viewer.id} {...{ viewer, customer, countries, tradeInLink }} />;
  return <GuestAccount canLogIn={canLogIn} />;
}
