// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { cartIsEmpty, networkIsDown } from "../../testing/index.ts";
import { yieldToEventLoop } from "../../testing/yieldToEventLoop.ts";
import { renderStore } from "../../testing/renderStore.tsx";
import { useAddToCart } from "./useAddToCart.ts";
import { useCartSync } from "./useCartSync.ts";

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

test("a page that is left while the cart is being fetched schedules no further attempt", async () => {
  server.use(cartIsEmpty);
  const { result, client, unmount } = await renderStore(() => {
    useCartSync();
    return useAddToCart();
  });
  server.use(networkIsDown);
  await act(() => result.current.addToCart({ productId: 1, quantity: 1 }));
  expect(client.journal.read().pending).toMatchObject([{ isQueued: true }]);

  const request = Promise.withResolvers<void>();
  const outage = Promise.withResolvers<void>();
  const response = Promise.withResolvers<void>();
  server.use(
    http.post("*/graphql", async () => {
      request.resolve();
      await outage.promise;
      setTimeout(response.resolve);
      return HttpResponse.error();
    }),
  );
  window.dispatchEvent(new Event("online"));
  await request.promise;
  unmount();
  const timeouts = vi.spyOn(globalThis, "setTimeout");
  outage.resolve();
  await response.promise;
  await yieldToEventLoop();
  expect(timeouts.mock.calls.filter(([, delay]) => (delay ?? 0) >= 2000)).toEqual([]);
});

test("a page that the browser restores as it was left fetches the cart again, once", async () => {
  let requests = 0;
  server.use(cartIsEmpty);
  await renderStore(useCartSync);
  server.events.on("request:start", () => (requests += 1));
  const dispatchAll = (...events: readonly Event[]) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    for (const event of events) (event.type === "pageshow" ? window : document).dispatchEvent(event);
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
  };
  const showPage = (persisted: boolean) => Object.assign(new Event("pageshow"), { persisted });

  dispatchAll(showPage(false));
  // As in Safari, for a page that was left before it had loaded.
  dispatchAll(showPage(true));
  await vi.waitFor(() => expect(requests).toBe(1));
  dispatchAll(new Event("visibilitychange"), showPage(true));
  await vi.waitFor(() => expect(requests).toBe(2));
  await yieldToEventLoop();
  expect(requests).toBe(2);
});
