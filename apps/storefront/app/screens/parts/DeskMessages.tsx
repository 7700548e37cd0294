import { loadDeskMessages } from "@rewire/messages/desk";
import { createMessageBoundary } from "../../i18n/createMessageBoundary.tsx";

/** Suspense boundary that loads the messages of repairs, which cart and checkout do not need. */
export const DeskMessages = createMessageBoundary(loadDeskMessages);
