import { loadFitMessages } from "@rewire/messages/fit";
import { createMessageBoundary } from "../../i18n/createMessageBoundary.tsx";

// @chunk partMessages: used by every product page.

/** Suspense boundary that loads the messages about devices and compatible products. */
export const FitMessages = createMessageBoundary(loadFitMessages);
