// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CommerceProvider } from "./CommerceProvider.tsx";

const Island = () => <p>The store has started</p>;
const hasStarted = () => screen.queryByText("The store has started") !== null;

const open = () =>
  act(async () => {
    render(
      <MemoryRouter>
        <CommerceProvider startsImmediately waitsForAction island={Island}>
          {null}
        </CommerceProvider>
      </MemoryRouter>,
    );
  });

beforeEach(() => {
  // Timers that a page starts while nobody sees it.
  vi.useFakeTimers();
  Object.defineProperty(document, "prerendering", { configurable: true, value: true });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, "prerendering");
  document.body.replaceChildren();
});

test("a prerendered page starts the store when it is opened, even one that would start it immediately", async () => {
  await open();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(hasStarted()).toBe(false);
  Object.defineProperty(document, "prerendering", { configurable: true, value: false });
  await act(async () => void document.dispatchEvent(new Event("prerenderingchange")));
  expect(hasStarted()).toBe(true);
});
