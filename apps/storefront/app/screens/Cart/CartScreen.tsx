import { useCallback, useState } from "react";
import {
  useAllowedCountries,
  useApplyCoupon,
  useCart,
  useChooseShipping,
  useCountryStates,
  useEmptyCart,
  useRemoveCoupon,
  useRemoveLine,
  useRestoreLine,
  useUpdateAddress,
  useUpdateQuantity,
} from "@rewire/data";
import type { CartLine, Result, CartFailure, SiteLinks } from "@rewire/domain";
import { CartPanel, type CartPanelProps } from "@rewire/ui/cart-panel";
import { usePriceChanges } from "../../commerce/storage/seenPrices.ts";
import { addToWishlist } from "../../commerce/wishlist/changeWishlist.ts";
import { getFailure } from "../parts/getFailure.ts";
import { useRateDates } from "../parts/useRateDates.ts";
import { useViewer } from "../../commerce/useViewer.ts";

interface CartScreenProps {
  isOpen: boolean;
  onClose: () => void;
  links: SiteLinks;
}

/**
 * Cart panel connected to the cart data. Sends every change to the shop and shows failures next to the affected lines.
 */
export function CartScreen({ isOpen, onClose, links }: CartScreenProps) {
  const state = useCart();
  const lines = useLineChanges();
  const { applyCoupon } = useApplyCoupon();
  const { removeCoupon } = useRemoveCoupon();
  const { emptyCart } = useEmptyCart();
  const delivery = useDeliveryEstimate();
  const { isCustomer } = useViewer();
  const isReady = state.kind === "ready";
  const isSettled = isReady && !state.isUpdating && state.pendingCount === 0;
  const { priceChanges, acceptPrices } = usePriceChanges(
    isSettled ? { lines: state.cart.lines, place: state.customer.shipping } : null,
  );

  return (
    <CartPanel
      isOpen={isOpen}
      onClose={onClose}
      state={toPanelState(state)}
      links={links}
      isUpdating={isReady && state.isUpdating}
      isCustomer={isCustomer}
      onApplyCoupon={async (code) => getFailure(await applyCoupon(code))}
      onRemoveCoupon={async (code) => getFailure(await removeCoupon(code))}
      onEmpty={emptyCart}
      losses={isReady ? state.losses : undefined}
      onDismissLostItems={isReady ? state.dismissLostItems : undefined}
      priceChanges={priceChanges}
      onAcceptPrices={acceptPrices}
      pendingCount={isReady ? state.pendingCount : undefined}
      totalsNotice={isReady ? { state: state.totalsState, onRead: state.readTotals } : undefined}
      delivery={delivery}
      {...lines}
      pendingKeys={isReady ? [...lines.pendingKeys, ...state.pendingKeys] : lines.pendingKeys}
    />
  );
}

/** Returns the props of the delivery estimate: the current destination, and the callbacks that change it. */
function useDeliveryEstimate(): CartPanelProps["delivery"] {
  const state = useCart();
  const [isOpen, setOpen] = useState(false);
  const [country, setCountry] = useState("");
  const { countries, retry: retryCountries } = useAllowedCountries(isOpen);
  const states = useCountryStates(country);
  const { updateAddress } = useUpdateAddress();
  const { chooseShipping } = useChooseShipping();
  const dates = useRateDates(state);
  if (state.kind !== "ready") return undefined;
  const { shipping } = state.customer;
  if (!shipping.country) return undefined;

  return {
    destination: { country: shipping.country, state: shipping.state, postcode: shipping.postcode },
    countries,
    states: states.kind === "ready" ? states.states : null,
    onRetryPlaces: retryCountries ?? (states.kind === "failed" ? states.retry : undefined),
    dates,
    onOpen: () => {
      setOpen(true);
      setCountry(shipping.country);
    },
    onCountryChange: setCountry,
    onEstimate: async (place) => getFailure(await updateAddress({ shipping: place })),
    onChooseRate: async (id) => getFailure(await chooseShipping(id)),
  };
}

function toPanelState(state: ReturnType<typeof useCart>): CartPanelProps["state"] {
  switch (state.kind) {
    case "loading":
      return { kind: "loading" };
    case "failed":
      return { kind: "failed", failure: state.failure, onRetry: state.retry };
    case "ready":
      return { kind: "ready", cart: state.cart };
  }
}

/** Returns callbacks for line changes, with failures and pending changes by line. */
function useLineChanges() {
  const { updateQuantity } = useUpdateQuantity();
  const { removeLine } = useRemoveLine();
  const { restoreLine } = useRestoreLine();
  const [lineFailures, setLineFailures] = useState<Readonly<Record<string, CartFailure>>>({});
  const [pendingKeys, setPendingKeys] = useState<readonly string[]>([]);

  const change = useCallback(async (key: string, runChange: () => Promise<Result<unknown, CartFailure>>) => {
    setLineFailures((failures) =>
      Object.fromEntries(Object.entries(failures).filter(([otherKey]) => otherKey !== key)),
    );
    setPendingKeys((keys) => [...keys, key]);
    const result = await runChange();
    setPendingKeys((keys) => keys.toSpliced(keys.indexOf(key), 1));
    if (!result.ok) setLineFailures((otherFailures) => ({ ...otherFailures, [key]: result.error }));
    return result.ok;
  }, []);
  const moveToWishlist = async ({ key, productId, variationId, choice = {} }: CartLine) => {
    const isRemoved = await change(key, () => removeLine(key));
    if (isRemoved) addToWishlist({ productId, variationId, choice });
  };

  return {
    failures: lineFailures,
    pendingKeys,
    onQuantityChange: (line: CartLine, quantity: number) =>
      void change(line.key, () => updateQuantity(line.key, quantity)),
    onRemove: (line: CartLine) => void change(line.key, () => removeLine(line.key)),
    onMoveToWishlist: (line: CartLine) => void moveToWishlist(line),
    onRestore: (line: CartLine) => change(line.key, () => restoreLine(line)),
  };
}
