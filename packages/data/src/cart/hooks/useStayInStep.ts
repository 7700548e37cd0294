import { useEffect } from "react";
import { GetCartDocument } from "../../gql/graphql.ts";
import { useCartClient } from "./CartClient.ts";

/** The first pause before what waits is tried again; each further one is twice as long. */
const MIN_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 30_000;
/** Several changes of another tab in a row are one reading. */
const GATHER_MS = 80;

/**
 * Keeps the cart in step with the connection and the other tabs: what waits is sent when the network is back, and what
 * another tab has changed is read here too. Use it once a page, beside the cart.
 */
export function useStayInStep(): void {
  const { apollo, journal } = useCartClient();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = MIN_PAUSE_MS;
    const isWaiting = () => journal.read().waiting.some(({ isKept }) => isKept);

    // Every reading of the cart sends first what waits.
    const readAgain = async () => {
      clearTimeout(timer);
      timer = undefined;
      await apollo
        .query({ query: GetCartDocument, fetchPolicy: "network-only", errorPolicy: "all" })
        .catch(() => undefined);
      pause = isWaiting() ? Math.min(pause * 2, MAX_PAUSE_MS) : MIN_PAUSE_MS;
      tryLater();
    };
    const tryLater = () => {
      if (isWaiting()) timer ??= setTimeout(() => void readAgain(), pause);
    };
    const backOnline = () => {
      pause = MIN_PAUSE_MS;
      void readAgain();
    };
    const otherTab = ({ key }: StorageEvent) => {
      if (key !== "rewire.cart" || document.visibilityState === "hidden") return;
      clearTimeout(timer);
      timer = setTimeout(() => void readAgain(), GATHER_MS);
    };
    const becomesVisible = () => {
      if (document.visibilityState === "visible") void readAgain();
    };

    const unsubscribe = journal.subscribe(tryLater);
    tryLater();
    window.addEventListener("online", backOnline);
    window.addEventListener("storage", otherTab);
    document.addEventListener("visibilitychange", becomesVisible);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      window.removeEventListener("online", backOnline);
      window.removeEventListener("storage", otherTab);
      document.removeEventListener("visibilitychange", becomesVisible);
    };
  }, [apollo, journal]);
}
