import { loadAlertMessages } from "@rewire/messages/alert";
import { createMessageBoundary } from "../../i18n/createMessageBoundary.tsx";

/** Suspense boundary that loads the messages about e-mail alerts, which other pages do not need. */
export const AlertMessages = createMessageBoundary(loadAlertMessages);
