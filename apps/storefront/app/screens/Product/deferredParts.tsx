import { memo, Suspense, type ComponentProps, type ComponentType } from "react";
import { lazyPart } from "@rewire/ui";
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
function deferred<Name extends keyof DeferredComponents>(name: Name) {
  type Props = ComponentProps<DeferredComponents[Name]>;
  // TypeScript cannot correlate the part's name with its props.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const Part = lazyPart(async () => ({ default: (await load())[name] as ComponentType<object> }));
  return memo(function DeferredPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  });
}

export const DeferredAbout = deferred("About");
export const DeferredFacts = deferred("Facts");
export const DeferredHeart = deferred("Heart");
export const DeferredSections = deferred("More");
export const DeferredTools = deferred("Tools");
export const DeferredRefusal = deferred("Refusal");
export const DeferredRepairs = deferred("Repairs");
