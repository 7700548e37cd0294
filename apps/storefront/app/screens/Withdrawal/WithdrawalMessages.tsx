import { loadDeferredMessages } from "@rewire/messages";
import { loadWithdrawalMessages } from "@rewire/messages/withdrawal";
import { createMessageBoundary } from "../../i18n/createMessageBoundary.tsx";

/** Suspense boundary that loads the messages about withdrawals and returns, which other pages do not need. */
export const WithdrawalMessages = createMessageBoundary(loadDeferredMessages, loadWithdrawalMessages);
