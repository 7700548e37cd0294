import { lazyPart } from "@rewire/ui";
import { LatePage } from "../parts/LatePage.tsx";

const AccountScreen = lazyPart(() => import("./AccountScreen.tsx"));

interface AccountPageProps {
  title: string;
  /** ISO 3166-1 alpha-2 codes that the shop sells to. */
  countries: readonly string[];
  /** Whether guests can sign in and open accounts. @default true */
  canLogIn?: boolean | undefined;
}

/** The account page. Who it is about only the browser asks, so that no server between keeps it. */
export function AccountPage({ title, countries, canLogIn = true }: AccountPageProps) {
  return (
    <LatePage title={title}>
      <AccountScreen title={title} countries={countries} canLogIn={canLogIn} />
    </LatePage>
  );
}
