// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { loadAllMessages } from "@rewire/messages";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UiProvider } from "../../provider/UiProvider.tsx";
import { PostForm } from "./PostForm.tsx";

const messages = await loadAllMessages("en_US");
let root: Root;

const renderForm = (method: "get" | "post") =>
  act(async () =>
    root.render(
      <UiProvider locale="en_US" messages={messages}>
        <PostForm method={method} />
      </UiProvider>,
    ),
  );

/** Submits the form as a press on its button does. @returns Whether the browser sends it. */
const submit = () =>
  act(async () =>
    document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await renderForm("post");
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a form is sent once, however often its button is pressed while the answer is on its way", async () => {
  expect(await submit()).toBe(true);
  expect(await submit()).toBe(false);
  vi.advanceTimersByTime(9000);
  expect(await submit()).toBe(false);
});

test("a form whose answer does not come can be sent again", async () => {
  expect(await submit()).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(await submit()).toBe(true);
});

test("a form to which the back button leads can be sent again at once", async () => {
  expect(await submit()).toBe(true);
  window.dispatchEvent(new Event("pagehide"));
  expect(await submit()).toBe(true);
});

test("a browser that denies a connection there is sends the form after all", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.spyOn(window, "fetch").mockResolvedValue(new Response());
  const wasSent = new Promise<boolean>((resolve) => {
    document.addEventListener("submit", (event) => event.defaultPrevented || resolve(true));
  });
  expect(await submit()).toBe(false);
  expect(await wasSent).toBe(true);
  expect(document.querySelector("[role=alert]")).toBeNull();
});

test("an attempt without a connection does not count as sent", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await submit()).toBe(false);
  expect(document.querySelector("[role=alert]")).not.toBeNull();
  onLine.mockReturnValue(true);
  expect(await submit()).toBe(true);
});

test("a form that only asks for a page asks as often as it is pressed", async () => {
  await renderForm("get");
  expect(await submit()).toBe(true);
  expect(await submit()).toBe(true);
});
