import { useEffect } from "react";
import { CART_JOURNAL_KEY } from "../../client/createStoredValue.ts";
import { queryShop } from "../../client/queryShop.ts";
import { GetCartDocument } from "../../gql/graphql.ts";
import { useCartClient } from "./CartClient.ts";

/** Initial delay before queued changes are retried; it doubles with each attempt. */
const MIN_RETRY_DELAY_MS = 2000;
const MAX_RETRY_DELAY_MS = 30_000;
/** Debounce for changes in another tab, in milliseconds. */
const DEBOUNCE_MS = 80;

/**
 * Keeps the cart in sync with the shop and with other tabs. Queued changes are sent when the connection is restored;
 * the cart is fetched again when another tab has changed it, and when this tab becomes visible. Call this hook once per
 * page.
 */
export function useCartSync(): void {
  const { apollo, journal } = useCartClient();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let retryDelayMs = MIN_RETRY_DELAY_MS;
    let isStopped = false;
    const hasQueuedChanges = () => journal.read().pending.some(({ isQueued }) => isQueued);

    // Fetching the cart sends queued changes first.
    const refetchCart = async () => {
      clearTimeout(timer);
      timer = undefined;
      await queryShop(apollo, { query: GetCartDocument, fetchPolicy: "network-only" });
      retryDelayMs = hasQueuedChanges() ? Math.min(retryDelayMs * 2, MAX_RETRY_DELAY_MS) : MIN_RETRY_DELAY_MS;
      scheduleRetry();
    };
    const scheduleRetry = () => {
      // A response may arrive after the page has been left.
      if (!isStopped && hasQueuedChanges()) timer ??= setTimeout(() => void refetchCart(), retryDelayMs);
    };
    const handleOnline = () => {
      retryDelayMs = MIN_RETRY_DELAY_MS;
      void refetchCart();
    };
    const handleStorage = ({ key }: StorageEvent) => {
      if (key !== CART_JOURNAL_KEY || document.visibilityState === "hidden") return;
      clearTimeout(timer);
      timer = setTimeout(() => void refetchCart(), DEBOUNCE_MS);
    };
    const handleVisibilityChange = () => {
      if (document.visibilityState === "visible") void refetchCart();
    };

    const unsubscribe = journal.subscribe(scheduleRetry);
    scheduleRetry();
    window.addEventListener("online", handleOnline);
    window.addEventListener("storage", handleStorage);
    document.addEventListener("visibilitychange", handleVisibilityChange);
    return () => {
      isStopped = true;
      unsubscribe();
      clearTimeout(timer);
      window.removeEventListener("online", handleOnline);
      window.removeEventListener("storage", handleStorage);
      document.removeEventListener("visibilitychange", handleVisibilityChange);
    };
  }, [apollo, journal]);
}
