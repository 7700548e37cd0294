import { createRoot } from "react-dom/client";
import { useLayoutEffect } from "react";
import { CartProvider, type CommerceClient } from "@rewire/data";

/** A hook that runs in a page of its own. */
export interface Mounted<Value> {
  /** What the hook said last. */
  readonly now: () => Value;
  /** Resolves with the first value that passes. */
  readonly until: (passes: (value: Value) => boolean) => Promise<Value>;
  readonly unmount: () => void;
}

/**
 * Runs a hook of the store as a component would; without the testing library's `act`, which waits for more than a
 * shopper does.
 */
export function mount<Value>(useHook: () => Value, client: CommerceClient): Mounted<Value> {
  let latest: { value: Value } | null = null;
  const listeners = new Set<() => void>();
  function Probe() {
    const value = useHook();
    useLayoutEffect(() => {
      latest = { value };
      for (const listen of listeners) listen();
    });
    return null;
  }
  const root = createRoot(document.createElement("div"));
  root.render(
    <CartProvider client={client}>
      <Probe />
    </CartProvider>,
  );
  const now = () => {
    if (!latest) throw new Error("The hook has not run yet");
    return latest.value;
  };
  return {
    now,
    until: (passes) =>
      new Promise((resolve) => {
        const listen = () => {
          if (!latest || !passes(latest.value)) return;
          listeners.delete(listen);
          resolve(latest.value);
        };
        listeners.add(listen);
        listen();
      }),
    unmount: () => root.unmount(),
  };
}
