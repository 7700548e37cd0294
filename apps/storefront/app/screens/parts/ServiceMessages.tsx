import { loadDeferredMessages } from "@rewire/messages";
import { loadServiceMessages } from "@rewire/messages/service";
import { createMessageBoundary } from "../../i18n/createMessageBoundary.tsx";

/**
 * Suspense boundary that loads the messages about contact and order status, which the cart and the checkout do not
 * need.
 */
export const ServiceMessages = createMessageBoundary(loadDeferredMessages, loadServiceMessages);
