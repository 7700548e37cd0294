// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FormDraft, useClearFormDraft } from "./FormDraft.tsx";

const KEY = "rewire.formDraft.contact";
const typed = JSON.stringify({ topic: "order", message: "It does not start." });

/** Page with a form, whose message the server has accepted or not. */
function Page({ hasForm = true, isSent = false }: { hasForm?: boolean; isSent?: boolean }) {
  useClearFormDraft(isSent ? "contact" : null);
  return (
    <FormDraft name="contact">
      {hasForm && (
        <form onSubmit={(event) => event.preventDefault()}>
          <select name="topic" defaultValue="order">
            <option value="order">Order</option>
            <option value="repair">Repair</option>
          </select>
          <textarea name="message" />
        </form>
      )}
    </FormDraft>
  );
}

const findMessage = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const type = (text: string) =>
  act(async () => {
    findMessage().value = text;
    findMessage().dispatchEvent(new Event("input", { bubbles: true }));
  });

beforeEach(() => sessionStorage.clear());
afterEach(() => document.body.replaceChildren());

test("a form into which nothing was typed is not stored", async () => {
  render(<Page />);
  expect(sessionStorage.getItem(KEY)).toBeNull();
  await type("It does not start.");
  expect(sessionStorage.getItem(KEY)).toBe(typed);
  await type("");
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test("a page without the form leaves the stored text", () => {
  sessionStorage.setItem(KEY, typed);
  render(<Page hasForm={false} />);
  expect(sessionStorage.getItem(KEY)).toBe(typed);
});

test("the text stays when the form is submitted, until the server has accepted it", async () => {
  sessionStorage.setItem(KEY, typed);
  const { rerender } = render(<Page />);
  expect(findMessage().value).toBe("It does not start.");
  await act(async () => findMessage().form?.requestSubmit());
  expect(sessionStorage.getItem(KEY)).toBe(typed);
  rerender(<Page isSent />);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test("a field in which the caret stands already is filled in and selected, so that typing replaces the draft", () => {
  sessionStorage.setItem(KEY, JSON.stringify({ email: "mara@example.com" }));
  render(
    <FormDraft name="contact">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- as by a visitor, before the page is hydrated */}
      <input type="text" name="email" autoFocus />
    </FormDraft>,
  );
  const field = screen.getByRole<HTMLInputElement>("textbox");
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(["mara@example.com", 0, 16]);
});
