import { useEffect } from "react";
import { CART_JOURNAL_KEY } from "../../client/createStoredValue.ts";
import { queryShop } from "../../client/queryShop.ts";
import { GetCartDocument } from "../../gql/graphql.ts";
import { useCartClient } from "./CartClient.ts";

/** Initial delay before queued changes are retried; it doubles with each attempt. */
const MIN_RETRY_DELAY_MS = 2000;
const MAX_RETRY_DELAY_MS = 30_000;
/** Debounce for changes elsewhere, in milliseconds: several events can announce one change. */
const DEBOUNCE_MS = 80;

/**
 * Keeps the cart in sync with the shop and with other tabs. Queued changes are sent when the connection is restored;
 * the cart is fetched again when another tab has changed it, when this tab becomes visible, and when the browser restores
 * the page as it was left. Call this hook once per page.
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
    const refetchSoon = () => {
      if (document.visibilityState === "hidden") return;
      clearTimeout(timer);
      timer = setTimeout(() => void refetchCart(), DEBOUNCE_MS);
    };
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === CART_JOURNAL_KEY) refetchSoon();
    };
    // Safari restores a page that was left before it had loaded without a change of visibility.
    const handlePageShow = ({ persisted: isRestored }: PageTransitionEvent) => {
      if (isRestored) refetchSoon();
    };

    const unsubscribe = journal.subscribe(scheduleRetry);
    scheduleRetry();
    window.addEventListener("online", handleOnline);
    window.addEventListener("storage", handleStorage);
    document.addEventListener("visibilitychange", refetchSoon);
    window.addEventListener("pageshow", handlePageShow);
    return () => {
      isStopped = true;
      unsubscribe();
      clearTimeout(timer);
      window.removeEventListener("online", handleOnline);
      window.removeEventListener("storage", handleStorage);
      document.removeEventListener("visibilitychange", refetchSoon);
      window.removeEventListener("pageshow", handlePageShow);
    };
  }, [apollo, journal]);
}
