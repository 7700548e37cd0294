import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { inTheWholeShop } from "../testing/inTheWholeShop.tsx";

const meta = {
  ...inTheWholeShop,
  title: "Flows/Keeping",
  tags: ["no-picture"],
  parameters: { ...inTheWholeShop.parameters, at: "/product-category/smartphones" },
  globals: { viewport: { value: "w1440" } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A heart on a card, a heart on a product's page, the list of both, and one of them in the cart. */
export const AGuestWishesAndBuys: Story = {
  parameters: { at: "/products?search=hearth" },
  play: async ({ canvas, userEvent, step }) => {
    await step("A heart on a card", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Save Hearth Mini to wishlist" }));
      await waitFor(() => expect(canvas.getByRole("link", { name: "Wishlist, 1 product" })).toBeVisible());
    });
    await userEvent.click(within(canvas.getByRole("main")).getByRole("link", { name: "Hearth Hub" }));
    await canvas.findByRole("heading", { level: 1, name: "Hearth Hub" });
    await userEvent.click(
      (await canvas.findAllByRole("button", { name: "Save Hearth Hub to wishlist" }))[0] as HTMLElement,
    );
    await waitFor(() => expect(canvas.getByRole("link", { name: "Wishlist, 2 products" })).toBeVisible());

    await step("Two wishes", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "Wishlist, 2 products" }));
      await canvas.findByRole("heading", { level: 1, name: "Wishlist" });
      await canvas.findByRole("button", { name: "Move Hearth Hub to cart" });
    });
    await userEvent.click(canvas.getByRole("button", { name: "Move Hearth Hub to cart" }));
    await waitFor(() => expect(screen.getByText("Hearth Hub is in the cart.")).toBeVisible());
    await waitFor(() =>
      expect(within(canvas.getByRole("main")).queryByRole("link", { name: "Hearth Hub" })).not.toBeInTheDocument(),
    );
    await expect(within(canvas.getByRole("main")).getByRole("link", { name: "Hearth Mini" })).toBeVisible();
  },
};

/** Four from the list, a fifth that is refused in words, the differences alone, and one taken out. */
export const FourAreCompared: Story = {
  play: async ({ canvas, userEvent, step }) => {
    // By name: the first products are others until the gateway has read the catalogue.
    const box = (name: string) => canvas.getByRole<HTMLInputElement>("checkbox", { name: `Compare ${name}` });
    for (const name of ["Nordlys N3 Pro", "Halden 7", "Fennec Repairable 5", "Halden 7 Ultra"]) {
      await userEvent.click(await canvas.findByRole("checkbox", { name: `Compare ${name}` }));
      await waitFor(() => expect(box(name)).toBeChecked());
    }
    const tray = within(await canvas.findByRole("region", { name: "Comparison" }));
    await step("A fifth is refused", async () => {
      const [fifth] = canvas.getAllByRole("checkbox", { name: /^Compare /, checked: false });
      await userEvent.click(fifth as HTMLElement);
      await waitFor(() =>
        expect(tray.getByText("Up to 4 products fit side by side. Take one out first.")).toBeVisible(),
      );
      await expect(fifth).not.toBeChecked();
    });

    await step("Four side by side", async () => {
      await userEvent.click(tray.getByRole("link", { name: "Compare 4" }));
      await canvas.findByRole("heading", { level: 1, name: "Compare 4 products" });
    });
    const table = within(await canvas.findByRole("region", { name: "Compare 4 products" }));
    const rows = () => table.getAllByRole("row").length;
    const all = rows();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Only differences" }));
    await expect(canvas.getByRole("checkbox", { name: "Only differences" })).toBeChecked();
    await waitFor(() => expect(rows()).toBeLessThan(all));
    await userEvent.click(canvas.getAllByRole("link", { name: /^Remove / })[0] as HTMLElement);
    await canvas.findByRole("heading", { level: 1, name: "Compare 3 products" });
    await expect(canvas.getByRole("checkbox", { name: "Only differences" })).toBeChecked();
  },
};
