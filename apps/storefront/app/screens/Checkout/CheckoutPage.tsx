import { lazy, Suspense } from "react";
import { PageSection, PageTitle, Spinner } from "@rewire/ui";
import { LateWords } from "../../lib/LateWords.tsx";
import type { CardSettings } from "../../lib/pageContext.ts";
import { useIsClient } from "../../lib/useIsClient.ts";

const CheckoutScreen = lazy(() => import("./CheckoutScreen.tsx"));

interface CheckoutPageProps {
  title: string;
  /** ISO 3166-1 alpha-2 codes that the shop sells to. */
  countries: readonly string[];
  /** null where cards are not taken. @default null */
  cards?: CardSettings | null | undefined;
}

/** The checkout. Its form comes with the store, so the server sends frame and heading only. */
export function CheckoutPage({ title, countries, cards = null }: CheckoutPageProps) {
  const isClient = useIsClient();
  const waiting = (
    <>
      <PageTitle>{title}</PageTitle>
      <Spinner />
    </>
  );
  return (
    <PageSection space="page">
      {isClient ? (
        <Suspense fallback={waiting}>
          <LateWords>
            <CheckoutScreen countries={countries} cards={cards} />
          </LateWords>
        </Suspense>
      ) : (
        waiting
      )}
    </PageSection>
  );
}
