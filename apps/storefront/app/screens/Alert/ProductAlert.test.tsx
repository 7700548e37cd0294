// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadMessages } from "@rewire/messages";
import { UiProvider } from "@rewire/ui";
import { DocumentProvider } from "../../i18n/DocumentContext.tsx";
import { ProductAlert } from "./ProductAlert.tsx";

const locale = "en_US";
const messages = await loadMessages(locale);
const submitAlert = vi.fn(async () => ({ view: { step: "sent" } }));
/** Loads the route of the form's action; a browser without a connection cannot. */
const loadRoute = vi.fn(async () => ({ action: submitAlert }));

const routes = [
  {
    path: "/",
    Component: () => (
      <DocumentProvider value={{ nonce: "", locale, messages }}>
        <UiProvider locale={locale} messages={messages}>
          <ProductAlert slug="hearth-hub" variationId={null} isSoldOut price={null} />
        </UiProvider>
      </DocumentProvider>
    ),
  },
  { path: "/alerts", lazy: loadRoute },
];

beforeEach(async () => {
  vi.clearAllMocks();
  await act(async () => void render(<RouterProvider router={createMemoryRouter(routes)} />));
  const email = await screen.findByRole("textbox");
  await act(async () => fireEvent.input(email, { target: { value: "jo@example.com" } }));
});
afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const send = () => act(async () => fireEvent.submit(screen.getByRole("textbox").closest("form") ?? document.body));

test("without a connection nothing is sent, the form says so, and it is sent when the connection is back", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  await send();
  expect(loadRoute).not.toHaveBeenCalled();
  expect(screen.getByRole("alert").textContent).toContain("We cannot take this at the moment.");
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("jo@example.com");
  onLine.mockReturnValue(true);
  await send();
  await vi.waitFor(() => expect(submitAlert).toHaveBeenCalledOnce());
  expect(screen.queryByText(/We cannot take this/)).toBeNull();
});

test("a browser that denies a connection there is sends the form", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.spyOn(window, "fetch").mockResolvedValue(new Response());
  await send();
  await vi.waitFor(() => expect(submitAlert).toHaveBeenCalledOnce());
});
