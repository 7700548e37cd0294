import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import type { AddToCartLine } from "@rewire/data";
import { whenOnline } from "@rewire/ui";
import { createPanelState } from "./createPanelState.ts";
import { CommerceContextProvider, usePanelState, type Commerce } from "./CommerceContext.ts";

type AddToCart = Commerce["addToCart"];

/** What counts as the first user action: a visitor who only reads costs the shop nothing. */
const ACTIONS = ["pointerdown", "keydown", "touchstart"] as const;

interface CommerceProviderProps {
  /** Start at once: on the pages that are about the cart or the customer. */
  startsAtOnce: boolean;
  /** Wait for the first action elsewhere (`initStoreOnUserActionToReduceServerLoad`). */
  waitsForAction: boolean;
  /** Apollo, the cart and its panel; fetched when commerce starts. */
  island: ComponentType<CommerceIslandProps>;
  children: ReactNode;
}

export interface CommerceIslandProps {
  /** Called with the way to add to the cart, once there is one. */
  onReady: (addToCart: AddToCart) => void;
}

/**
 * Starts the store (Apollo, cart, panel) late and hands the pages a small stand-in until then.
 * What is asked of it before it has started is done as soon as it has.
 */
export function CommerceProvider({ startsAtOnce, waitsForAction, island, children }: CommerceProviderProps) {
  const [ready] = useState(() => Promise.withResolvers<AddToCart>());
  const [store] = useState(() => createStore(ready.promise));

  useStart(store.prepare, startsAtOnce || !waitsForAction);
  useClosedByNavigation(store.closeCart);

  return (
    <CommerceContextProvider value={store}>
      {children}
      <StartedIsland island={island} onReady={ready.resolve} />
    </CommerceContextProvider>
  );
}

/** Apart, so that its start draws nothing else anew. */
function StartedIsland({
  island: Island,
  onReady,
}: CommerceIslandProps & { island: ComponentType<CommerceIslandProps> }) {
  const { isStarted } = usePanelState();
  if (!isStarted) return null;
  return (
    <Suspense fallback={null}>
      <Island onReady={onReady} />
    </Suspense>
  );
}

function createStore(ready: Promise<AddToCart>): Commerce {
  const state = createPanelState();
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
