import { loadGoodsMessages } from "@rewire/messages/goods";
import { createMessageBoundary } from "../../i18n/createMessageBoundary.tsx";

// @chunk partMessages: used by every product page.

/** Suspense boundary that loads the messages about energy labels, repairability and guarantees. */
export const GoodsMessages = createMessageBoundary(loadGoodsMessages);
