// @vitest-environment happy-dom
import { act, type FormEvent } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFieldErrors } from "./useFieldErrors.ts";

const messages = {
  number: { missing: "Enter the number." },
  email: { missing: "Enter your e-mail address.", format: "Enter one like name@example.com." },
  stars: { missing: "Choose the stars." },
};

const handleSubmit = vi.fn((event: FormEvent) => event.preventDefault());

function Form() {
  const { formProps, getError } = useFieldErrors({ messages, onSubmit: handleSubmit });
  return (
    <form {...formProps}>
      <input name="number" required />
      <output>{getError("number")}</output>
      <input name="email" type="email" required />
      <output>{getError("email")}</output>
      <input name="stars" type="radio" value="1" required />
      <input name="stars" type="radio" value="2" required />
      <output>{getError("stars")}</output>
      <input name="phone" />
      <button type="submit">Send</button>
    </form>
  );
}

const form = () => document.querySelector("form") ?? document.createElement("form");
const readErrors = () => [...document.querySelectorAll("output")].map(({ textContent }) => textContent);
const submit = () => act(async () => form().dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
const findInputs = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)];

/** Types into a field as a person does, so that React notices the change. */
const type = (name: string, text: string) =>
  act(async () => {
    const [input] = findInputs(name);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  });
const choose = (name: string, index: number) => act(async () => findInputs(name)[index]?.click());

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<Form />));
});
afterEach(() => {
  document.body.replaceChildren();
  handleSubmit.mockClear();
  vi.unstubAllGlobals();
});

test("an empty form names what is missing and focuses the first field", async () => {
  await submit();
  expect(readErrors()).toEqual(["Enter the number.", "Enter your e-mail address.", "Choose the stars."]);
  expect(document.activeElement).toBe(findInputs("number")[0]);
  expect(handleSubmit).not.toHaveBeenCalled();
});

test("spaces count as nothing, and a wrong address has its own message", async () => {
  await type("number", "  ");
  await type("email", "ada");
  await choose("stars", 1);
  await submit();
  expect(readErrors()).toEqual(["Enter the number.", "Enter one like name@example.com.", ""]);
});

test("an error follows the corrections of its field", async () => {
  await type("number", "8901");
  await submit();
  expect(document.activeElement).toBe(findInputs("email")[0]);
  await type("email", "ada@");
  expect(readErrors()[1]).toBe("Enter one like name@example.com.");
  await type("email", "ada@example.test");
  await choose("stars", 0);
  expect(readErrors()).toEqual(["", "", ""]);
  await submit();
  expect(handleSubmit).toHaveBeenCalledOnce();
});

test("each refused attempt focuses the first invalid field again", async () => {
  await submit();
  findInputs("phone")[0]?.focus();
  await submit();
  expect(document.activeElement).toBe(findInputs("number")[0]);
});

test("the browser validates the form until scripts run", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Form />);
  const serverForm = container.querySelector("form");
  expect(serverForm?.noValidate).toBe(false);
  await act(async () => hydrateRoot(container, <Form />));
  expect(serverForm?.noValidate).toBe(true);
});
