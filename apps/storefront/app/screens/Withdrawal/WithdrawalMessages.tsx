import { loadWithdrawalMessages } from "@rewire/messages/withdrawal";
import { createMessageBoundary } from "../../i18n/createMessageBoundary.tsx";

/** Suspense boundary that loads the messages of withdrawals and returns, which no other page needs. */
export const WithdrawalMessages = createMessageBoundary(loadWithdrawalMessages);
