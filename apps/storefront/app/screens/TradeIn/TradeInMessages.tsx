import { loadDeferredMessages } from "@rewire/messages";
import { loadDeskMessages } from "@rewire/messages/desk";
import { loadTradeInMessages } from "@rewire/messages/trade-in";
import { createMessageBoundary } from "../../i18n/createMessageBoundary.tsx";

/** Suspense boundary that loads the messages about trade-ins, which other pages do not need. */
export const TradeInMessages = createMessageBoundary(loadDeferredMessages, loadDeskMessages, loadTradeInMessages);
