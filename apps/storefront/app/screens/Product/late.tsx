import { memo, Suspense, type ComponentProps, type ComponentType } from "react";
import { lazyPart } from "@rewire/ui";
import type * as lateParts from "./lateParts.ts";

type LateParts = typeof lateParts;

/** After a pause: to ask for it all takes the browser a moment, which need not be added to what it is at when it meets the first part. */
async function load(): Promise<LateParts> {
  if (!import.meta.env.SSR) await new Promise((resolve) => setTimeout(resolve));
  return import("./lateParts.ts");
}

/**
 * A part of the product page that the server renders with the rest and the browser brings to life afterwards, so that
 * its code is none of the first load's. It keeps what it shows as long as its props stay the same: a part that is not
 * alive yet would vanish for a moment if they changed.
 */
function late<Name extends keyof LateParts>(name: Name) {
  type Props = ComponentProps<LateParts[Name]>;
  // TypeScript does not see that the part with this name takes the props of the part with this name.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const Part = lazyPart(async () => ({ default: (await load())[name] as ComponentType<object> }));
  return memo(function Late(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  });
}

export const LateAbout = late("About");
export const LateFacts = late("Facts");
export const LateHeart = late("Heart");
export const LateMore = late("More");
export const LateTools = late("Tools");
export const LateTrail = late("Trail");
export const LateRefusal = late("Refusal");
export const LateRepairs = late("Repairs");
