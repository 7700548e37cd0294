import { loadDeferredMessages } from "@rewire/messages";
import { createMessageBoundary } from "./createMessageBoundary.tsx";

// @chunk partMessages: too small for a file of its own.

/**
 * Suspense boundary that loads the messages of the cart, checkout and order pages, which are not part of the initial
 * load.
 */
export const DeferredMessages = createMessageBoundary(loadDeferredMessages);
