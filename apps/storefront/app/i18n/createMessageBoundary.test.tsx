// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { startTransition, useState, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { FormattedMessage, IntlProvider } from "react-intl";
import { afterEach, expect, test, vi } from "vitest";
import { loadMessages, type Locale, type Messages } from "@rewire/messages";
import { toParsedMessages } from "@rewire/platform/formatjs";
import { DocumentProvider } from "./DocumentContext.tsx";
import { createMessageBoundary } from "./createMessageBoundary.tsx";

afterEach(() => {
  document.body.innerHTML = "";
});

const locale: Locale = "en_US";
const messages = await loadMessages(locale);

/** Creates a boundary with two loaders, of which the first waits until `resolve` is called. */
function createBoundary() {
  const { promise, resolve } = Promise.withResolvers<Messages>();
  const loaders = [
    vi.fn<(locale: Locale) => Promise<Messages>>(() => promise),
    vi.fn<(locale: Locale) => Promise<Messages>>(async () => ({ ...messages, "common.close": "Done" })),
  ];
  return { Boundary: createMessageBoundary(...loaders), loaders, resolve: () => act(async () => resolve(messages)) };
}

function Site({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en-US" messages={toParsedMessages(messages)}>
      <DocumentProvider value={{ nonce: "", locale, messages }}>{children}</DocumentProvider>
    </IntlProvider>
  );
}

function Pages({ next }: { next: ReactNode }) {
  const [isNext, setNext] = useState(false);
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setNext(true))}>
        Next
      </button>
      <main>{isNext ? next : <p>Previous page</p>}</main>
    </>
  );
}

const navigate = () => act(async () => screen.getByRole("button", { name: "Next" }).click());

test("on navigation the previous page stays until all messages of the next one are loaded, at the same time", async () => {
  const { Boundary, loaders, resolve } = createBoundary();
  render(
    <Site>
      <Pages
        next={
          <Boundary>
            <FormattedMessage id="common.close" />
          </Boundary>
        }
      />
    </Site>,
  );
  await navigate();
  for (const load of loaders) expect(load).toHaveBeenCalledOnce();
  expect(screen.getByRole("main").textContent).toBe("Previous page");
  await resolve();
  expect(screen.getByRole("main").textContent).toBe("Done");
});

test("a part of a page shows its fallback, and nothing else of the page waits for it", async () => {
  const { Boundary, resolve } = createBoundary();
  render(
    <Site>
      <Pages
        next={
          <>
            <p>Next page</p>
            <Boundary fallback={<i>Loading</i>}>
              <FormattedMessage id="common.close" />
            </Boundary>
          </>
        }
      />
    </Site>,
  );
  await navigate();
  expect(screen.getByRole("main").textContent).toBe("Next pageLoading");
  await resolve();
  expect(screen.getByRole("main").textContent).toBe("Next pageDone");
});

test("a page from the server keeps its HTML until its messages are loaded", async () => {
  const { Boundary, resolve } = createBoundary();
  document.body.innerHTML = '<div><main><!--$--><button type="button">Done</button><!--/$--></main></div>';
  const container = document.body.querySelector("div");
  if (!container) throw new Error("There is no container");
  const button = document.querySelector("button");
  await act(async () =>
    hydrateRoot(
      container,
      <Site>
        <main>
          <Boundary>
            <button type="button">
              <FormattedMessage id="common.close" />
            </button>
          </Boundary>
        </main>
      </Site>,
    ),
  );
  expect(document.querySelector("button")).toBe(button);
  await resolve();
  expect(document.querySelector("button")).toBe(button);
  expect(button?.textContent).toBe("Done");
});
