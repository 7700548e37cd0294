// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useValidatedForm } from "./useValidatedForm.ts";

function Form() {
  const { register, handleSubmit, formState } = useValidatedForm({ defaultValues: { city: "" } });
  return (
    <form onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <input {...register("city", { validate: (value) => value !== "" || "Enter the city." })} />
      <output>{formState.errors.city?.message}</output>
    </form>
  );
}

const dispatch = (element: Element | null | undefined, ...types: readonly string[]) =>
  act(async () => {
    for (const type of types) element?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  });
const field = () => document.querySelector("input");
const readError = () => document.querySelector("output")?.textContent;
/** Runs what follows an event in a task of its own. */
const runNextTask = () => act(async () => vi.runAllTimers());

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<Form />));
});
afterEach(async () => {
  await dispatch(document.body, "mouseup");
  await runNextTask();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a field that is left by keyboard is validated at once", async () => {
  await dispatch(field(), "focusout");
  expect(readError()).toBe("Enter the city.");
});

test("a field that is left by a press is validated after its click", async () => {
  await dispatch(document.body, "mousedown");
  await dispatch(field(), "focusout");
  expect(readError()).toBe("");
  await dispatch(document.body, "mouseup", "click");
  expect(readError()).toBe("");
  await runNextTask();
  expect(readError()).toBe("Enter the city.");
});

test("after a press, the keyboard is as quick as before", async () => {
  await dispatch(document.body, "mousedown", "mouseup", "click");
  await runNextTask();
  await dispatch(field(), "focusout");
  expect(readError()).toBe("Enter the city.");
});

test("a press that ends as a drag or outside of the window loses no validation", async () => {
  await dispatch(document.body, "mousedown");
  await dispatch(field(), "focusout");
  await dispatch(document.body, "mousedown", "mouseup", "click");
  await runNextTask();
  expect(readError()).toBe("Enter the city.");
});

test("a press that submits the form shows its errors", async () => {
  await dispatch(document.body, "mousedown");
  await dispatch(field(), "focusout");
  await dispatch(document.body, "mouseup");
  await dispatch(document.querySelector("form"), "submit");
  expect(readError()).toBe("Enter the city.");
  await runNextTask();
  expect(readError()).toBe("Enter the city.");
});
