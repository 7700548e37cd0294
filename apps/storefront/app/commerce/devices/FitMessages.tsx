import { loadFitMessages } from "@rewire/messages/fit";
import { createMessageBoundary } from "../../i18n/createMessageBoundary.tsx";

/** Suspense boundary that loads the messages about devices and the products that fit them. */
export const FitMessages = createMessageBoundary(loadFitMessages);
