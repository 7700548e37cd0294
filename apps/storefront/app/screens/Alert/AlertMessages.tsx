import { loadAlertMessages } from "@rewire/messages/alert";
import { createMessageBoundary } from "../../i18n/createMessageBoundary.tsx";

/** Boundary for the messages of alerts by e-mail, which other pages do not need. */
export const AlertMessages = createMessageBoundary(loadAlertMessages);
