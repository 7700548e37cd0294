import { loadDeskMessages } from "@rewire/messages/desk";
import { createMessageBoundary } from "../../i18n/createMessageBoundary.tsx";

/** Boundary for the messages of repairs, which cart and checkout do not need. */
export const DeskMessages = createMessageBoundary(loadDeskMessages);
