import { buyForm, trustedPolicies } from "@rewire/domain";
import {
  createEarlyActionsScript,
  createHydrationScript,
  createStartScript,
  createTranslationScript,
  guardEarlyForms,
  holdEarlyActions,
  ignoreDoubleClicks,
  markFirstAction,
  showTouch,
  storeEarlyLanguage,
} from "@rewire/platform/early";
import { ITEM_COUNT_KEY } from "../commerce/storage/lastItemCount.ts";
import { CUSTOMER_KEY } from "../commerce/viewer.ts";
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from "../i18n/localeCookie.ts";
import { createEarlyAddScript } from "./createEarlyAddScript.ts";
import { markFreshLoad } from "./markFreshLoad.ts";
import { showCount } from "./showCount.ts";
import { showStoredHeaderState } from "./showStoredHeaderState.ts";

/** Returns a script that calls a function with values that JSON can represent. */
export const createFunctionCallScript = (
  script: (...values: never[]) => void,
  ...values: readonly (string | number)[]
): string => `(${script.toString()})(${values.map((value) => JSON.stringify(value)).join()});`;

/** Removes the indentation that the build leaves in the text of functions; their strings contain no line breaks. */
export const removeIndentation = (script: string): string => script.replaceAll(/\n\s+/g, "\n");

const storeLanguageScript = `(isHydrated)=>(${storeEarlyLanguage.toString()})(isHydrated,"${LOCALE_COOKIE}",${LOCALE_COOKIE_SECONDS})`;

/** Scripts for actions before hydration that no page may omit. */
const guardScripts = [guardEarlyForms.toString(), storeLanguageScript];

/** Scripts that respond to the first touch. */
const touchScript = createFunctionCallScript(markFirstAction) + createFunctionCallScript(showTouch);

const headerStateScript = `(${showStoredHeaderState.toString()})(${JSON.stringify(ITEM_COUNT_KEY)},${JSON.stringify(CUSTOMER_KEY)},${showCount.toString()});`;

/** The last script may fail in browsers without navigation timing. */
const initialStateScript = headerStateScript + createFunctionCallScript(markFreshLoad);

interface EarlyScriptOptions {
  /** When the page's modules start. */
  readonly startTrigger: "paint" | "intent";
  /** Whether actions before hydration are replayed. */
  readonly replaysActions: boolean;
}

const composeActionScripts = ({ startTrigger, replaysActions }: EarlyScriptOptions): string =>
  createFunctionCallScript(ignoreDoubleClicks) +
  createHydrationScript(
    ...guardScripts,
    createTranslationScript(),
    ...(replaysActions ? [createEarlyActionsScript(createEarlyAddScript())] : []),
  ) +
  createStartScript(startTrigger, trustedPolicies.modules, buyForm.path);

/**
 * Composes the inline script of a page without an external early script. It runs before everything else.
 */
export const composeInlineScript = (options: EarlyScriptOptions): string =>
  removeIndentation(touchScript + composeActionScripts(options) + initialStateScript);

/**
 * Composes the inline script of a page with an external early script: only what must run before the page is painted or
 * before the visitor's first action.
 * @param scriptUrl URL of the external script; see {@link composeExternalScript}.
 */
export const composeInlineHoldScript = (scriptUrl: string): string =>
  removeIndentation(
    touchScript +
      createFunctionCallScript(holdEarlyActions, scriptUrl, buyForm.path) +
      // The external script handles the same events once it has released the held actions.
      guardScripts.map((script) => `(${script})(()=>!window.releaseEarlyActions);`).join("") +
      initialStateScript,
  );

/**
 * Composes the early script of public pages, which the build writes to a file of its own: records and replays actions
 * before hydration, adds products to the cart, and starts the page's modules.
 */
export const composeExternalScript = (): string =>
  composeActionScripts({ startTrigger: "intent", replaysActions: true }) + "window.releaseEarlyActions?.();";
