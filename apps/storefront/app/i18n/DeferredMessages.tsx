import { loadDeferredMessages } from "@rewire/messages";
import { createMessageBoundary } from "./createMessageBoundary.tsx";

/** Suspense boundary that loads the messages of cart, checkout and orders, which are not part of the initial load. */
export const DeferredMessages = createMessageBoundary(loadDeferredMessages);
