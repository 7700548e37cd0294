import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { whenOnline } from "@rewire/ui";
import { whenActivated } from "../navigation/whenActivated.ts";
import { addDirectly } from "./addDirectly.ts";
import { createPanelState } from "./createPanelState.ts";
import { CommerceContextProvider, usePanelState, type CartOperations, type Commerce } from "./CommerceContext.ts";

/** Events that count as the first user action; a visitor who only reads triggers no requests to the shop. */
const ACTIONS = ["pointerdown", "keydown", "touchstart"] as const;
/** Delay of the commerce code after the first action, which is likely to need the main thread itself. */
const START_DELAY_MS = 1_000;

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
  /** Called with the cart operations, once the cart has been read. */
  onReady: (operations: CartOperations) => void;
}

/**
 * Provider that loads the commerce code (Apollo, cart, panel) lazily, and gives pages a small proxy until then. Calls
 * made before are executed once it is loaded.
 */
export function CommerceProvider({ startsImmediately, waitsForAction, island, children }: CommerceProviderProps) {
  const [ready] = useState(() => Promise.withResolvers<CartOperations>());
  const [store] = useState(() => createStore(ready.promise));

  useStart(store.prepare, startsImmediately || !waitsForAction);
  useClosedByNavigation(store.closeCart);

  return (
    <CommerceContextProvider value={store}>
      {children}
      <StartedIsland island={island} onReady={ready.resolve} />
    </CommerceContextProvider>
  );
}

/** Separate component, so that loading the commerce code re-renders nothing else. */
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

function createStore(ready: Promise<CartOperations>): Commerce {
  const state = createPanelState();
  let isReady = false;
  void ready.then(() => (isReady = true));
  const prepare = () => state.change({ isStarted: true });
  const start = () => {
    prepare();
    return ready;
  };
  return {
    state,
    openCart: () => state.change({ isStarted: true, isCartOpen: true }),
    closeCart: () => state.change({ isCartOpen: false }),
    prepare,
    notify: (notice) => {
      state.change({ isStarted: true, hasNotices: true });
      void whenOnline(() => import("@rewire/ui/toast")).then(({ notify }) => notify(notice));
    },
    addToCart: async (line) => {
      // The press may be replayed: then an early script has sent the addition.
      const outcome = window.earlyAddOutcome ?? (isReady ? null : await addDirectly(line, prepare));
      // What the shop has refused, the store asks again: it knows why.
      return outcome && outcome !== "refused" ? { ok: true, value: outcome } : (await start()).addToCart(line);
    },
    fillCart: async (lines) => (await start()).fillCart(lines),
  };
}

/**
 * Closes the panel on navigation to another page or back, before the browser paints. A navigation within the same path
 * (a selected colour) does not close it: React may apply a new location long after the click, and a cart opened
 * meanwhile must stay open.
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

/** Starts at once, or a second after the first user action. */
function useStart(start: () => void, isAtOnce: boolean) {
  useEffect(() => {
    if (isAtOnce) return whenActivated(start);
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const startLater = () => {
      timer ??= setTimeout(start, START_DELAY_MS);
    };
    // A user action before hydration has set a performance mark.
    if (performance.getEntriesByName("rewire:first-action").length > 0) startLater();
    for (const action of ACTIONS)
      window.addEventListener(action, startLater, { once: true, passive: true, capture: true, signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [start, isAtOnce]);
}
