import { useCallback, useState } from "react";
import { useApplyCoupon, useCart, useRemoveCoupon, useRemoveLine, useRestoreLine, useUpdateQuantity } from "@rewire/data";
import type { CartLine, Result, ShopFailure, SiteLinks } from "@rewire/domain";
import { CartPanel, type CartPanelProps } from "@rewire/ui/cart-panel";

interface CartScreenProps {
  isOpen: boolean;
  onClose: () => void;
  links: SiteLinks;
}

/** The cart of this visit in its panel: every change goes to the shop, every refusal stands beside its line. */
export function CartScreen({ isOpen, onClose, links }: CartScreenProps) {
  const state = useCart();
  const lines = useLineChanges();
  const { applyCoupon } = useApplyCoupon();
  const { removeCoupon } = useRemoveCoupon();

  const handleApply = async (code: string) => {
    const result = await applyCoupon(code);
    return result.ok ? null : result.error;
  };

  return (
    <CartPanel
      isOpen={isOpen}
      onClose={onClose}
      state={toPanelState(state)}
      links={links}
      isUpdating={state.kind === "ready" && state.isUpdating}
      onApplyCoupon={handleApply}
      onRemoveCoupon={(code) => void removeCoupon(code)}
      {...lines}
    />
  );
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

/** Changes of single lines, with what the shop refused and what it has not answered, by line. */
function useLineChanges() {
  const { updateQuantity } = useUpdateQuantity();
  const { removeLine } = useRemoveLine();
  const { restoreLine } = useRestoreLine();
  const [refusals, setRefusals] = useState<Readonly<Record<string, ShopFailure>>>({});
  const [waitingKeys, setWaitingKeys] = useState<readonly string[]>([]);

  const change = useCallback(async (key: string, run: () => Promise<Result<void, ShopFailure>>) => {
    setRefusals((all) => Object.fromEntries(Object.entries(all).filter(([other]) => other !== key)));
    setWaitingKeys((keys) => [...keys, key]);
    const result = await run();
    setWaitingKeys((keys) => keys.toSpliced(keys.indexOf(key), 1));
    if (!result.ok) setRefusals((others) => ({ ...others, [key]: result.error }));
  }, []);

  return {
    refusals,
    waitingKeys,
    onQuantityChange: (line: CartLine, quantity: number) => void change(line.key, () => updateQuantity(line.key, quantity)),
    onRemove: (line: CartLine) => void change(line.key, () => removeLine(line.key)),
    onPutBack: (line: CartLine) => change(line.key, () => restoreLine(line)),
  };
}
