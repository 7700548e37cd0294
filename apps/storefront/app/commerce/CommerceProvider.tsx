import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { whenOnline } from "@rewire/ui";
import { runWhenActivated } from "../navigation/runWhenActivated.ts";
import { createPanelState } from "./createPanelState.ts";
import { CommerceContextProvider, usePanelState, type CartOperations, type Commerce } from "./CommerceContext.ts";

/** Events that count as the first user action; a visitor who only reads triggers no requests to the shop. */
const START_EVENTS = ["pointerdown", "keydown", "touchstart"] as const;

interface CommerceProviderProps {
  /** Whether the commerce code is loaded immediately, on pages about the cart or the customer. */
  startsImmediately: boolean;
  /** Whether it is loaded on the first user action on other pages (`initStoreOnUserActionToReduceServerLoad`). */
  waitsForAction: boolean;
  /** Component with Apollo, the cart and its panel; loaded lazily. */
  island: ComponentType<CommerceIslandProps>;
  children: ReactNode;
}

export interface CommerceIslandProps {
  /** Called with the cart operations, once they are available. */
  onReady: (operations: CartOperations) => void;
}

/**
 * Provider that loads the commerce code (Apollo, cart, cart panel) lazily. Calls that pages make before it is loaded
 * are queued and executed afterwards.
 */
export function CommerceProvider({ startsImmediately, waitsForAction, island, children }: CommerceProviderProps) {
  const [ready] = useState(() => Promise.withResolvers<CartOperations>());
  const [commerce] = useState(() => createCommerce(ready.promise));

  useCommerceStart(commerce.prepare, startsImmediately || !waitsForAction);
  useCloseOnNavigation(commerce.closeCart);

  return (
    <CommerceContextProvider value={commerce}>
      {children}
      <CommerceIslandSlot island={island} onReady={ready.resolve} />
    </CommerceContextProvider>
  );
}

/** Separate component, so that loading the commerce code re-renders nothing else. */
function CommerceIslandSlot({
  island: IslandComponent,
  onReady,
}: CommerceIslandProps & { island: ComponentType<CommerceIslandProps> }) {
  const { isStarted } = usePanelState();
  if (!isStarted) return null;
  return (
    <Suspense fallback={null}>
      <IslandComponent onReady={onReady} />
    </Suspense>
  );
}

function createCommerce(ready: Promise<CartOperations>): Commerce {
  const state = createPanelState();
  const start = () => {
    state.change({ isStarted: true });
    return ready;
  };
  return {
    state,
    openCart: () => state.change({ isStarted: true, isCartOpen: true }),
    closeCart: () => state.change({ isCartOpen: false }),
    prepare: () => state.change({ isStarted: true }),
    notify: (notice) => {
      state.change({ isStarted: true, hasNotices: true });
      void whenOnline(() => import("@rewire/ui/toast")).then(({ notify }) => notify(notice));
    },
    addToCart: async (line) => {
      // The press is replayed: an early script has sent the addition.
      const outcome = window.earlyAddOutcome;
      const operations = await start();
      return outcome ? { ok: true, value: outcome } : operations.addToCart(line);
    },
    fillCart: async (lines) => (await start()).fillCart(lines),
  };
}

/**
 * Closes the panel on navigation to another page or back, before the browser paints. A navigation within the same path
 * (a selected colour) does not close it: React may apply a new location long after the click, and a cart opened
 * meanwhile must stay open.
 */
function useCloseOnNavigation(close: () => void) {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef({ key, pathname });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { key, pathname };
    if (before.key !== key && (type === NavigationType.Pop || before.pathname !== pathname)) close();
  }, [key, pathname, type, close]);
}

function useCommerceStart(start: () => void, isImmediate: boolean) {
  useEffect(() => {
    // A user action before hydration has set a performance mark.
    if (isImmediate || performance.getEntriesByName("rewire:first-action").length > 0) return runWhenActivated(start);
    const options = { once: true, passive: true, capture: true } as const;
    for (const action of START_EVENTS) window.addEventListener(action, start, options);
    return () => {
      for (const action of START_EVENTS) window.removeEventListener(action, start, options);
    };
  }, [start, isImmediate]);
}
