import { customers } from "@rewire/domain/testing";
import type { StoryContext } from "@storybook/react-vite";

/** Puts Anneliese's address into the checkout and chooses to pay on delivery. @param typed What she gives otherwise. */
export async function fillIn(
  canvas: StoryContext["canvas"],
  userEvent: StoryContext["userEvent"],
  typed: { email?: string; postcode?: string } = {},
): Promise<void> {
  const { email, firstName, lastName, address1, postcode, city } = { ...customers.anneliese, ...typed };
  const fields = {
    "E-mail": email,
    "First name": firstName,
    "Last name": lastName,
    "Street and number": address1,
    "Postal code": postcode,
    City: city,
  };
  for (const [name, value] of Object.entries(fields)) {
    // At once, as browsers fill addresses in; letter by letter takes many seconds on a busy machine.
    await userEvent.click(await canvas.findByRole("textbox", { name }));
    await userEvent.paste(value);
  }
  await userEvent.click(canvas.getByRole("radio", { name: /^Cash on delivery/ }));
}
