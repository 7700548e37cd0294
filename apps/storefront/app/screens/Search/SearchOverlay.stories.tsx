import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { inTheWholeShop } from "../../testing/inTheWholeShop.tsx";

const meta = {
  ...inTheWholeShop,
  title: "Screens/Search",
  parameters: { ...inTheWholeShop.parameters, at: "/categories" },
  globals: { viewport: { value: "w1440" } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Types one letter into the header's field; resolves to the field of the overlay. */
async function openOverlay({ canvas, userEvent }: Parameters<NonNullable<Story["play"]>>[0]) {
  const header = within(await canvas.findByRole("banner"));
  await userEvent.type(await header.findByRole("searchbox", { name: "Search products" }), "n");
  const box = await screen.findByRole("combobox", { name: "Search products" });
  await waitFor(() => expect(box).toHaveFocus());
  return box;
}

/** The first letter in the header's field opens it; it is there with its suggestions. */
export const Suggesting: Story = {
  play: async (context) => {
    await openOverlay(context);
    await expect((await screen.findAllByRole("option"))[0]).toBeVisible();
  },
};

export const Closes: Story = {
  play: async (context) => {
    await openOverlay(context);
    await context.userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("combobox", { name: "Search products" })).not.toBeInTheDocument());
  },
};

/** A field that is emptied, as by Escape once the overlay is closed, opens it no more; the next letter does. */
export const StaysClosedWhenEmptied: Story = {
  tags: ["no-picture"],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openOverlay(context);
    await userEvent.keyboard("{Escape}");
    const header = within(await canvas.findByRole("banner"));
    const field = await header.findByRole("searchbox", { name: "Search products" });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue("n");
    const paint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await userEvent.clear(field);
    await paint();
    await paint();
    await expect(screen.queryByRole("combobox", { name: "Search products" })).not.toBeInTheDocument();
    const box = await openOverlay(context);
    await expect(box).toHaveValue("n");
  },
};
