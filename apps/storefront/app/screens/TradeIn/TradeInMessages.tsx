import { loadTradeInMessages } from "@rewire/messages/trade-in";
import { createMessageBoundary } from "../../i18n/createMessageBoundary.tsx";

/** Boundary for the messages of trade-ins, which other pages do not need. */
export const TradeInMessages = createMessageBoundary(loadTradeInMessages);
