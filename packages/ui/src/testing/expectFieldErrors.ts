import { expect, waitFor, within } from "storybook/test";

interface Actions {
  readonly canvasElement: HTMLElement;
  readonly userEvent: { readonly click: (element: Element) => Promise<void> };
}

/**
 * Presses a button that submits a form, and expects the form to stay, with these errors beside their fields and the
 * focus in the first one.
 *
 * @param buttonName Accessible name of the button.
 * @param fields Labels of the invalid fields in their order, with their errors.
 */
export async function expectFieldErrors(
  { canvasElement, userEvent }: Actions,
  buttonName: string,
  fields: readonly (readonly [label: string | RegExp, error: string])[],
): Promise<void> {
  const canvas = within(canvasElement);
  const button = canvas.getByRole<HTMLButtonElement>("button", { name: buttonName });
  // Without it, the browser would refuse the form itself, in its own language.
  await waitFor(() => expect(button.form?.noValidate).toBe(true));
  await userEvent.click(button);
  const controls = fields.map(([label]) => canvas.getByLabelText(label));
  for (const [index, [, error]] of fields.entries()) {
    await expect(controls[index]).toBeInvalid();
    await expect(controls[index]).toHaveAttribute("aria-invalid", "true");
    await expect(controls[index]).toHaveAccessibleDescription(expect.stringContaining(error));
  }
  await expect(controls[0]).toHaveFocus();
  await expect(canvasElement.querySelectorAll("[aria-invalid=true]")).toHaveLength(fields.length);
}
