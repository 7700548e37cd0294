import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { CartRefusalScreen } from "./CartRefusalScreen.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/Cart/Not added",
  component: CartRefusalScreen,
  args: {
    title: "Not added to the cart",
    name: "Lumen door sensor",
    reason: "Only 2 left.",
    back: { href: "/product/lumen-door-sensor", label: "Back to the page" },
  },
  parameters: { ...inTheApp.parameters, app: { at: "/cart/not-added" } },
} satisfies Meta<typeof CartRefusalScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A form without scripts was refused: what, why, and the way back. */
export const NotEnough: Story = {
  tags: ["fit"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Not added to the cart" })).toBeVisible();
    await expect(canvas.getByText("Lumen door sensor")).toBeVisible();
    await expect(canvas.getByText("Only 2 left.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to the page" })).toHaveAttribute("href", args.back.href);
  },
};

/** Of a product that the catalogue no longer has, nobody knows the name. */
export const GermanOnASmallPhone: Story = {
  tags: ["fit"],
  globals: { locale: "de_DE", viewport: { value: "w320" } },
  args: {
    title: "Nicht in den Warenkorb gelegt",
    name: null,
    reason: "Das gibt es hier nicht mehr.",
    back: { href: "/de/products", label: "Zurück zur Seite" },
  },
  play: async ({ canvas }) => expect(canvas.getByText("Das gibt es hier nicht mehr.")).toBeVisible(),
};
