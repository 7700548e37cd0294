import { customers } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { inTheWholeShop } from "../testing/inTheWholeShop.tsx";
import { withKeys } from "../testing/plays/withKeys.ts";

/** The journeys of the shop for those who have no pointer. */
const meta = { ...inTheWholeShop, title: "Flows/Keyboard" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Home, category, product, choice, cart, checkout, order, with Tab, Enter, space and arrows alone. */
export const AGuestBuysAPhone: Story = {
  play: async ({ canvas, userEvent }) => {
    const { press, choose, write } = withKeys(userEvent);
    // Until the gateway has read the catalogue, a list may show other products.
    const follow = async (name: string | RegExp) => {
      const main = within(await canvas.findByRole("main"));
      await press((await main.findAllByRole("link", { name }))[0] as HTMLElement);
    };

    await canvas.findByRole("heading", { level: 1, name: /Buy it well/ });
    await follow(/^Smartphones/);
    await canvas.findByRole("heading", { level: 1, name: "Smartphones" });
    await follow("Nordlys N3 Pro");
    await canvas.findByRole("heading", { level: 1, name: "Nordlys N3 Pro" });

    await choose(canvas.getByRole("radio", { name: /Ice blue/ }));
    await choose(canvas.getByRole("radio", { name: /256 GB/ }));
    await press(canvas.getAllByRole("button", { name: "Add to cart" })[0] as HTMLElement);
    await press(await canvas.findByRole("button", { name: "View cart" }));

    const panel = within(await screen.findByRole("dialog", { name: "Cart 1 item" }));
    await press(panel.getByRole("button", { name: /^One more/ }));
    await panel.findByText("2 items");
    await press(panel.getByRole("link", { name: /^Go to checkout/ }));

    const { email, firstName, lastName, address1, postcode, city } = customers.anneliese;
    const fields = {
      "E-mail": email,
      "First name": firstName,
      "Last name": lastName,
      "Street and number": address1,
      "Postal code": postcode,
      City: city,
    };
    for (const [name, value] of Object.entries(fields))
      await write(await canvas.findByRole("textbox", { name }), value);
    await choose(canvas.getByRole("radio", { name: /^Cash on delivery/ }));
    await press(canvas.getByRole("button", { name: /^Place order/ }));
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Thank you, Anneliese/ })).toBeVisible();
  },
};

/** Escape closes the cart, and the focus is where it came from. */
export const TheFocusComesBack: Story = {
  parameters: { at: "/product/hearth-hub" },
  play: async ({ canvas, userEvent }) => {
    const { press } = withKeys(userEvent);
    const opener = await canvas.findByRole("button", { name: "Cart, empty" });
    await press(opener);
    const dialog = await screen.findByRole("dialog", { name: /^Cart/ });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Device, fault and time of a repair, up to the checkout. */
export const ARepairIsBooked: Story = {
  parameters: { at: "/repair" },
  play: async ({ canvas, userEvent }) => {
    const { press, choose } = withKeys(userEvent);
    for (const name of ["Phone", "Nordlys", "Nordlys N3 Pro"]) await press(await canvas.findByRole("link", { name }));
    await choose(await canvas.findByRole("checkbox", { name: /Cracked or black screen/ }));
    await canvas.findByText("Your estimate");
    const free = (await canvas.findAllByRole<HTMLInputElement>("radio")).find(
      (radio) => radio.name !== "" && radio.getAttribute("aria-disabled") === null,
    );
    await choose(free as HTMLInputElement);
    await press(await canvas.findByRole("button", { name: /^Book / }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  },
};
