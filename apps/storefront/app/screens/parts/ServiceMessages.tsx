import { loadServiceMessages } from "@rewire/messages/service";
import { createMessageBoundary } from "../../i18n/createMessageBoundary.tsx";

/** Suspense boundary that loads the messages of contact and order status, which cart and checkout do not need. */
export const ServiceMessages = createMessageBoundary(loadServiceMessages);
