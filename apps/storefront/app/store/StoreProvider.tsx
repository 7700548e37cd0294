import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import type { AddToCartLine } from "@rewire/data";
import { lazyPart, whenOnline } from "@rewire/ui";
import { createStoreState } from "./createStoreState.ts";
import { StoreContextProvider, useStoreStatus, type Store } from "./StoreContext.ts";

type AddToCart = Store["addToCart"];

/** Without a connection the store comes when there is one; what was asked of it meanwhile waits. */
const StoreIsland = lazyPart(() => import("./StoreIsland.tsx"));

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
  const [ready] = useState(() => Promise.withResolvers<AddToCart>());
  const [store] = useState(() => createStore(ready.promise));

  useStart(store.prepare, startsAtOnce || !waitsForAction);
  useClosedByNavigation(store.closeCart);

  return (
    <StoreContextProvider value={store}>
      {children}
      <Island onReady={ready.resolve} />
    </StoreContextProvider>
  );
}

/** Apart, so that its start draws nothing else anew. */
function Island({ onReady }: { onReady: (addToCart: AddToCart) => void }) {
  const { isStarted } = useStoreStatus();
  if (!isStarted) return null;
  return (
    <Suspense fallback={null}>
      <StoreIsland onReady={onReady} />
    </Suspense>
  );
}

function createStore(ready: Promise<AddToCart>): Store {
  const state = createStoreState();
  return {
    state,
    openCart: () => state.change({ isStarted: true, isCartOpen: true }),
    closeCart: () => state.change({ isCartOpen: false }),
    prepare: () => state.change({ isStarted: true }),
    notify: (notice) => {
      state.change({ isStarted: true, hasNotices: true });
      void whenOnline(() => import("@rewire/ui/toast")).then(({ notify }) => notify(notice));
    },
    addToCart: async (line: AddToCartLine) => {
      state.change({ isStarted: true });
      const addToCart = await ready;
      return addToCart(line);
    },
  };
}

/**
 * Going to another page or back closes the panel; before the browser paints, so that it is never seen over the next page.
 * A page that only notes something in its own address (a chosen colour) goes nowhere, and its note may be shown long after
 * the click: React takes its time with a new location when the machine is busy, and a cart opened meanwhile must stay.
 */
function useClosedByNavigation(close: () => void) {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef({ key, pathname });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { key, pathname };
    if (before.key !== key && (type === NavigationType.Pop || before.pathname !== pathname)) close();
  }, [key, pathname, type, close]);
}

function useStart(start: () => void, isAtOnce: boolean) {
  useEffect(() => {
    // An action before React was there has left its mark.
    if (isAtOnce || performance.getEntriesByName("rewire:first-action").length > 0) {
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
