import { lazyComponent } from "@rewire/ui";
import { DeferredPage } from "../parts/DeferredPage.tsx";

const AccountScreen = lazyComponent(() => import("./AccountScreen.tsx"));

interface AccountPageProps {
  title: string;
  /** ISO 3166-1 alpha-2 codes of the countries that the shop sells to. */
  countries: readonly string[];
  /** Whether guests can sign in and create accounts. @default true */
  canLogIn?: boolean | undefined;
}

/** Account page. Only the browser requests the customer's data, so that no intermediary caches it. */
export function AccountPage({ title, countries, canLogIn = true }: AccountPageProps) {
  return (
    <DeferredPage title={title}>
      <AccountScreen title={title} countries={countries} canLogIn={canLogIn} />
    </DeferredPage>
  );
}
