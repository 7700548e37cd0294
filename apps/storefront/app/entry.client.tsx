import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { CacheProvider } from "@emotion/react";
import createCache from "@emotion/cache";
import { loadMessages, localeOfPath } from "@rewire/messages";
import { DocumentProvider } from "./lib/DocumentContext.tsx";
import { reloadOnce } from "./lib/reloadOnce.ts";

// A part of the page that is gone since a deploy: the new version has its own.
window.addEventListener("vite:preloadError", () => void reloadOnce());

// Browsers hide a nonce's attribute from scripts but keep the property.
const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
const locale = localeOfPath(window.location.pathname);

async function hydrate(): Promise<void> {
  const messages = await loadMessages(locale);
  const cache = createCache({ key: "css", nonce });
  // The styles that the server's page has brought along.
  for (const id of document.querySelector<HTMLElement>("[data-styles]")?.dataset["styles"]?.split(" ") ?? []) cache.inserted[id] = true;
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

void hydrate();
