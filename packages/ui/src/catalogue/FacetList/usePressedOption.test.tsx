// @vitest-environment happy-dom
import type { FacetOption } from "@rewire/domain";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePressedOption } from "./usePressedOption.ts";

const moss: FacetOption = { value: "moss", label: "Moss", count: 3, isSelected: false };

function Row({ option }: { option: FacetOption }) {
  const [isSelected, press] = usePressedOption(option);
  return (
    <button
      type="button"
      aria-current={isSelected || undefined}
      onClick={(event) => press(event.currentTarget)}
    >{`${option.label} ${isSelected ? "selected" : "not selected"}`}</button>
  );
}

/** Renders the row of an option; returns the row and a function that renders another option. */
async function renderRow(option: FacetOption) {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const render = (next: FacetOption) => act(async () => root.render(<Row option={next} />));
  await render(option);
  // Not of the whole document, which may still have a button of another file's tests.
  const row = container.querySelector("button");
  if (!row) throw new Error("There is no row.");
  return { row, render };
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  [moss, "true", "Moss selected"],
  [{ ...moss, isSelected: true }, null, "Moss not selected"],
])("the attribute shows a press of %j at once, and the row is rendered later", async (option, current, text) => {
  const { row } = await renderRow(option);
  const before = row.textContent;
  act(() => row.click());
  expect(row.getAttribute("aria-current")).toBe(current);
  expect(row.textContent).toBe(before);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(row.getAttribute("aria-current")).toBe(current);
  expect(row.textContent).toBe(text);
});

test.each([true, false])("a response decides, also before the row is rendered: %s", async (isSelected) => {
  const { row, render } = await renderRow(moss);
  act(() => row.click());
  await render({ ...moss, isSelected });
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(row.getAttribute("aria-current")).toBe(isSelected ? "true" : null);
  expect(row.textContent).toBe(isSelected ? "Moss selected" : "Moss not selected");
});
