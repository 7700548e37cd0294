import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Breadcrumb } from "./Breadcrumb.tsx";

const meta = {
  title: "Primitives/Breadcrumb",
  tags: ["sheet", "one-width"],
  component: Breadcrumb,
  args: {
    items: [{ label: "Home", href: "#home" }, { label: "Smartphones", href: "#phones" }, { label: "Nordlys N3 Pro" }],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToAProduct: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nordlys N3 Pro")).toHaveAttribute("aria-current", "page");
  },
};

export const LongGermanWords: Story = {
  args: {
    items: [
      { label: "Startseite", href: "#a" },
      { label: "Reparaturwerkstattzubehör", href: "#b" },
      { label: "Akkuschraubendreherverlängerungssatz mit 64 Einsätzen" },
    ],
  },
  globals: { viewport: { value: "w320" }, locale: "de_DE" },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Home" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Smartphones" })).toHaveFocus();
  },
};

/** Where the page lies: each part is a page above it. */
export const PagesAboveThisOne: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** Steps have an order and are no places: a Stepper says which are done. */
export const StepsOfTheCheckout: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: {
    items: [{ label: "Address", href: "#address" }, { label: "Delivery", href: "#delivery" }, { label: "Payment" }],
  },
};
