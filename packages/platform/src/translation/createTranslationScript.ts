import { awaitsHydration } from "./awaitsHydration.ts";
import { createTextReplacements } from "./createTextReplacements.ts";
import { followTranslation } from "./followTranslation.ts";
import { redirectTextChanges } from "./redirectTextChanges.ts";

/**
 * Returns the source text of a function that lets React and a browser's translation change the same page, for
 * `createHydrationScript`; see {@link followTranslation}.
 */
export const createTranslationScript = (): string =>
  `(isHydrated)=>(${followTranslation.toString()})(isHydrated,{${Object.entries({
    awaitsHydration,
    createTextReplacements,
    redirectTextChanges,
  })
    .map(([name, value]) => `${name}:${value.toString()}`)
    .join()}})`;
