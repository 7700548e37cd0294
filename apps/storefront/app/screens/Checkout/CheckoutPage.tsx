import { lazyComponent } from "@rewire/ui";
import type { CardPaymentSettings } from "../../loaders/privateContext.server.ts";
import type { SentencePart } from "../../loaders/content/createSentence.server.ts";
import { DeferredPage } from "../parts/DeferredPage.tsx";

const CheckoutScreen = lazyComponent(() => import("./CheckoutScreen.tsx"));

interface CheckoutPageProps {
  title: string;
  /** ISO 3166-1 alpha-2 codes of the countries that the shop sells to. */
  countries: readonly string[];
  /** Settings of card payment; null if it is not offered. @default null */
  cards?: CardPaymentSettings | null | undefined;
  /** Whether guests can sign in and create accounts. @default true */
  canLogIn?: boolean | undefined;
  /** Sentence under the button that places the order. @default none */
  acceptance?: readonly SentencePart[] | undefined;
  /** Text for browsers without JavaScript. @default none */
  noScriptText?: string | undefined;
}

/** Checkout page. The server renders only the layout and the heading; the form is loaded with the commerce code. */
export const CheckoutPage = ({
  title,
  countries,
  cards = null,
  canLogIn = true,
  acceptance,
  noScriptText,
}: CheckoutPageProps) => (
  <DeferredPage title={title} noScriptText={noScriptText}>
    <CheckoutScreen title={title} countries={countries} cards={cards} canLogIn={canLogIn} acceptance={acceptance} />
  </DeferredPage>
);
