import { memo, Suspense, type ComponentProps, type ComponentType } from "react";
import { lazyComponent } from "@rewire/ui";
import type * as productParts from "./productParts.ts";

type DeferredComponents = typeof productParts;

/** Loads the module in a later task than the one that hydrates the first component. */
async function load(): Promise<DeferredComponents> {
  if (!import.meta.env.SSR) await new Promise((resolve) => setTimeout(resolve));
  return import("./productParts.ts");
}

/**
 * Creates a component of the product page that is server-rendered but hydrated later, so that its code is not part of
 * the initial load. Its props must be stable: if they change before hydration, React temporarily discards the
 * server-rendered elements.
 */
function createDeferredComponent<Name extends keyof DeferredComponents>(name: Name) {
  type DeferredProps = ComponentProps<DeferredComponents[Name]>;
  // TypeScript cannot correlate the part's name with its props.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const LazyComponent = lazyComponent(async () => ({ default: (await load())[name] as ComponentType<object> }));
  return memo(function DeferredComponent(props: DeferredProps) {
    return (
      <Suspense fallback={null}>
        <LazyComponent {...props} />
      </Suspense>
    );
  });
}

export const DeferredDescription = createDeferredComponent("About");
export const DeferredDeliveryFacts = createDeferredComponent("Facts");
export const DeferredWishlistButton = createDeferredComponent("Heart");
export const DeferredGuarantee = createDeferredComponent("Guarantee");
export const DeferredEnergy = createDeferredComponent("Energy");
export const DeferredSections = createDeferredComponent("More");
export const DeferredActions = createDeferredComponent("Tools");
export const DeferredAddToCartFailure = createDeferredComponent("AddToCartFailure");
export const DeferredFit = createDeferredComponent("Fit");
export const DeferredRepairs = createDeferredComponent("Repairs");
export const DeferredBuyBar = createDeferredComponent("BuyBar");
export const DeferredAlert = createDeferredComponent("Alert");
