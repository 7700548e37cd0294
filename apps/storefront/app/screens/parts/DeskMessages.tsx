import { loadDeferredMessages } from "@rewire/messages";
import { loadDeskMessages } from "@rewire/messages/desk";
import { createMessageBoundary } from "../../i18n/createMessageBoundary.tsx";

/** Suspense boundary that loads the messages about repairs, which the cart and the checkout do not need. */
export const DeskMessages = createMessageBoundary(loadDeferredMessages, loadDeskMessages);
