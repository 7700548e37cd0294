import { customers } from "@rewire/domain/testing";
import type { StoryContext } from "@storybook/react-vite";

/** Types Anneliese's address into the checkout and chooses to pay on delivery. @param typed What she types otherwise. */
export async function fillIn(canvas: StoryContext["canvas"], userEvent: StoryContext["userEvent"], typed: { email?: string; postcode?: string } = {}): Promise<void> {
  const { email, firstName, lastName, address1, postcode, city } = { ...customers.anneliese, ...typed };
  await userEvent.type(await canvas.findByRole("textbox", { name: "E-mail" }), email);
  const fields = { "First name": firstName, "Last name": lastName, "Street and number": address1, "Postal code": postcode, City: city };
  for (const [name, words] of Object.entries(fields)) await userEvent.type(canvas.getByRole("textbox", { name }), words);
  await userEvent.click(canvas.getByRole("radio", { name: /^Cash on delivery/ }));
}
