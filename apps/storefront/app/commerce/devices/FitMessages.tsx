import { loadFitMessages } from "@rewire/messages/fit";
import { createMessageBoundary } from "../../i18n/createMessageBoundary.tsx";

/** Boundary for the messages about devices and what fits them. */
export const FitMessages = createMessageBoundary(loadFitMessages);
