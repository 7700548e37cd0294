import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import type { AddToCartLine } from "@rewire/data";
import { StoreContextProvider, type Store } from "./StoreContext.ts";
import { onItemCountChange, readItemCount } from "./lastItemCount.ts";

type AddToCart = Store["addToCart"];

/** Without a connection the store comes when there is one; what was asked of it meanwhile waits. */
const StoreIsland = lazy(async () => {
  for (;;) {
    try {
      return await import("./StoreIsland.tsx");
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
    }
  }
});

/** What counts as the first user action: a visitor who only reads costs the shop nothing. */
const ACTIONS = ["pointerdown", "keydown", "touchstart"] as const;

interface StoreProviderProps {
  /** Start at once: on the pages that are about the cart or the customer. */
  startsAtOnce: boolean;
  /** Wait for the first action elsewhere (`initStoreOnUserActionToReduceServerLoad`). */
  waitsForAction: boolean;
  children: ReactNode;
}

/**
 * Starts the store (Apollo, cart, panel) late and hands the pages a small stand-in until then.
 * What is asked of it before it has started is done as soon as it has.
 */
export function StoreProvider({ startsAtOnce, waitsForAction, children }: StoreProviderProps) {
  const [isStarted, setIsStarted] = useState(false);
  const [isCartOpen, setIsCartOpen] = useState(false);
  const [hasNotices, setHasNotices] = useState(false);
  const itemCount = useSyncExternalStore(onItemCountChange, readItemCount, () => 0);
  const ready = useRef(Promise.withResolvers<AddToCart>());

  const start = useCallback(() => setIsStarted(true), []);
  useStart(start, startsAtOnce || !waitsForAction);
  useClosedByNavigation(() => setIsCartOpen(false));

  const store = useMemo<Store>(
    () => ({
      itemCount,
      isStarted,
      isCartOpen,
      openCart: () => {
        start();
        setIsCartOpen(true);
      },
      closeCart: () => setIsCartOpen(false),
      prepare: start,
      hasNotices,
      notify: (notice) => {
        start();
        setHasNotices(true);
        void import("@rewire/ui/toast").then(({ notify }) => notify(notice));
      },
      addToCart: async (line: AddToCartLine) => {
        start();
        const addToCart = await ready.current.promise;
        return addToCart(line);
      },
    }),
    [itemCount, isStarted, isCartOpen, hasNotices, start],
  );
  const handleReady = useCallback((addToCart: AddToCart) => ready.current.resolve(addToCart), []);

  return (
    <StoreContextProvider value={store}>
      {children}
      {isStarted && (
        <Suspense fallback={null}>
          <StoreIsland onReady={handleReady} />
        </Suspense>
      )}
    </StoreContextProvider>
  );
}

/**
 * Going to another page or back closes the panel; before React paints, so that it is never seen over the next page.
 * A page that only notes something in its own address (a chosen colour) goes nowhere, and its note may be shown long after
 * the click: React takes its time with a new location when the machine is busy, and a cart opened meanwhile must stay.
 */
function useClosedByNavigation(close: () => void) {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const [last, setLast] = useState({ key, pathname });
  if (last.key === key) return;
  setLast({ key, pathname });
  if (type === NavigationType.Pop || last.pathname !== pathname) close();
}

function useStart(start: () => void, isAtOnce: boolean) {
  useEffect(() => {
    if (isAtOnce) {
      start();
      return undefined;
    }
    const options = { once: true, passive: true, capture: true } as const;
    for (const action of ACTIONS) window.addEventListener(action, start, options);
    return () => {
      for (const action of ACTIONS) window.removeEventListener(action, start, options);
    };
  }, [start, isAtOnce]);
}
