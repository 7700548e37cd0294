import { lazyPart } from "@rewire/ui";
import type { CardSettings } from "../../loaders/pageContext.server.ts";
import { LatePage } from "../parts/LatePage.tsx";

const CheckoutScreen = lazyPart(() => import("./CheckoutScreen.tsx"));

interface CheckoutPageProps {
  title: string;
  /** ISO 3166-1 alpha-2 codes that the shop sells to. */
  countries: readonly string[];
  /** null where cards are not taken. @default null */
  cards?: CardSettings | null | undefined;
  /** Whether guests can sign in and open accounts. @default true */
  canLogIn?: boolean | undefined;
}

/** The checkout. Its form comes with the store, so the server sends frame and heading only. */
export const CheckoutPage = ({ title, countries, cards = null, canLogIn = true }: CheckoutPageProps) => (
  <LatePage title={title}>
    <CheckoutScreen countries={countries} cards={cards} canLogIn={canLogIn} />
  </LatePage>
);
