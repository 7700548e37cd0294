import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { loadWhenOnline } from "@rewire/ui";
import { runWhenActivated } from "../navigation/runWhenActivated.ts";
import { addItemDirectly } from "./addItemDirectly.ts";
import { createPanelState } from "./createPanelState.ts";
import { hasQueuedItems } from "./storage/hasQueuedItems.ts";
import { CommerceContextProvider, usePanelStatus, type CartOperations, type Commerce } from "./CommerceContext.ts";

/** Events that count as a user action; a visitor who only reads triggers no requests to the shop. */
const START_EVENTS = ["pointerdown", "keydown", "touchstart"] as const;
/** Delay of the commerce code after the first action, which is likely to need the main thread itself. */
const START_DELAY_MS = 1_000;

interface CommerceProviderProps {
  /** Whether the commerce code is loaded immediately, on pages about the cart or the customer. */
  startsImmediately: boolean;
  /** Whether it is loaded on the first user action on other pages (`initStoreOnUserActionToReduceServerLoad`). */
  waitsForAction: boolean;
  /** Component with Apollo, the cart and its panel; loaded lazily, in a `Suspense` boundary of its own. */
  island: ComponentType<CommerceIslandProps>;
  children: ReactNode;
}

export interface CommerceIslandProps {
  /** Called with the cart operations, once the cart has been read. */
  onReady: (operations: CartOperations) => void;
}

/**
 * Context provider that loads the commerce code (Apollo, cart, cart panel) lazily. Calls made before the code is loaded
 * are queued and executed afterwards.
 */
export function CommerceProvider({ startsImmediately, waitsForAction, island, children }: CommerceProviderProps) {
  const [deferredOperations] = useState(() => Promise.withResolvers<CartOperations>());
  const [commerce] = useState(() => createCommerce(deferredOperations.promise));

  useCommerceStart(commerce.prepare, startsImmediately || !waitsForAction);
  useCloseOnNavigation(commerce.closeCart);

  return (
    <CommerceContextProvider value={commerce}>
      {children}
      <CommerceIslandSlot island={island} onReady={deferredOperations.resolve} />
    </CommerceContextProvider>
  );
}

/** Separate component, so that loading the commerce code re-renders nothing else. */
function CommerceIslandSlot({
  island: IslandComponent,
  onReady,
}: CommerceIslandProps & { island: ComponentType<CommerceIslandProps> }) {
  const { isStarted } = usePanelStatus();
  return isStarted && <IslandComponent onReady={onReady} />;
}

function createCommerce(operationsPromise: Promise<CartOperations>): Commerce {
  const state = createPanelState();
  let isReady = false;
  void operationsPromise.then(() => (isReady = true));
  const prepareCommerce = () => state.change({ isStarted: true });
  const startCommerce = () => {
    prepareCommerce();
    return operationsPromise;
  };
  return {
    state,
    openCart: () => state.change({ isStarted: true, isCartOpen: true }),
    closeCart: () => state.change({ isCartOpen: false }),
    prepare: prepareCommerce,
    notify: (notice) => {
      state.change({ isStarted: true, hasNotices: true });
      void loadWhenOnline(() => import("@rewire/ui/toast")).then(({ notify }) => notify(notice));
    },
    addToCart: async (line) => {
      // The press may be replayed: then an early script has sent the addition.
      const outcome = window.earlyAddOutcome ?? (isReady ? null : await addItemDirectly(line, prepareCommerce));
      // The commerce code repeats a rejected addition, to get the reason of the rejection.
      return outcome && outcome !== "rejected" ? { ok: true, value: outcome } : (await startCommerce()).addToCart(line);
    },
    fillCart: async (lines) => (await startCommerce()).fillCart(lines),
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
  const lastLocation = useRef({ key, pathname });
  useLayoutEffect(() => {
    const previousLocation = lastLocation.current;
    lastLocation.current = { key, pathname };
    if (previousLocation.key !== key && (type === NavigationType.Pop || previousLocation.pathname !== pathname))
      close();
  }, [key, pathname, type, close]);
}

/**
 * Starts the commerce code immediately if it has something to send, otherwise a second after the first user action with
 * a connection.
 */
function useCommerceStart(startCommerce: () => void, isImmediate: boolean) {
  useEffect(() => {
    // What waits is sent without another action, also after a page has loaded anew because the connection was back.
    if (isImmediate || hasQueuedItems()) return runWhenActivated(startCommerce);
    const listenerController = new AbortController();
    const { signal } = listenerController;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const startLater = () => {
      timer ??= setTimeout(() => {
        // A browser never requests a script again that it could not load: the page would have to be loaded anew, which
        // costs choices and files of its forms. Without a connection, a later action starts the code.
        if (navigator.onLine) startCommerce();
        else timer = undefined;
      }, START_DELAY_MS);
    };
    // A user action before hydration has set a performance mark.
    if (performance.getEntriesByName("rewire:first-action").length > 0) startLater();
    for (const action of START_EVENTS)
      window.addEventListener(action, startLater, { passive: true, capture: true, signal });
    return () => {
      listenerController.abort();
      clearTimeout(timer);
    };
  }, [startCommerce, isImmediate]);
}
