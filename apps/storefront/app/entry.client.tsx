import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { CacheProvider } from "@emotion/react";
import { loadMessages, findPathLocale } from "@rewire/messages";
import { adoptPageStyles, createStyleCache } from "@rewire/platform/emotion";
import { holdFailedRequests, monitorDepartures } from "@rewire/platform/leaving";
import { streamHydrationData } from "@rewire/platform/react-router";
import { getSystem, toLanguageTag } from "@rewire/ui";
import { DocumentProvider } from "./i18n/DocumentContext.tsx";
import { reloadOnce } from "./navigation/reloadOnce.ts";
import { runWhenActivated } from "./navigation/runWhenActivated.ts";

// @chunk frame: starts every page.

monitorDepartures();
holdFailedRequests();
// A chunk may be missing after a deployment: a reload loads the new version.
window.addEventListener("vite:preloadError", () => void runWhenActivated(() => void reloadOnce()));

// Browsers hide the nonce attribute from scripts but keep the property.
const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
const locale = findPathLocale(window.location.pathname);

/**
 * Tasks that are slow on first use, each in its own task, so that the browser can paint and respond between them.
 * react-intl would call both `supportedLocalesOf` in one task.
 */
const preparationTasks = [
  () => getSystem(),
  () => Intl.NumberFormat.supportedLocalesOf(toLanguageTag(locale)),
  () => Intl.DateTimeFormat.supportedLocalesOf(toLanguageTag(locale)),
];

async function hydrate(): Promise<void> {
  const messagesPromise = loadMessages(locale);
  for (const prepareModule of preparationTasks) {
    await yieldToBrowser();
    prepareModule();
  }
  await yieldToBrowser();
  const messages = await messagesPromise;
  const cache = createStyleCache({ nonce });
  adoptPageStyles(cache);
  streamHydrationData();
  document.dispatchEvent(new Event("rewire:hydrate"));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <DocumentProvider value={{ nonce, locale, messages }}>
          <CacheProvider value={cache}>
            <HydratedRouter />
          </CacheProvider>
        </DocumentProvider>
      </StrictMode>,
    );
  });
}

const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve));

void hydrate();
