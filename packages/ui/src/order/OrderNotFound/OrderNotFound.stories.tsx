import { createSiteLinks } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OrderNotFound } from "./OrderNotFound.tsx";

const meta = {
  title: "Account/OrderNotFound",
  tags: ["sheet"],
  component: OrderNotFound,
  args: { links: createSiteLinks("") },
} satisfies Meta<typeof OrderNotFound>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The specification's words. */
export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { name: "We could not find your order. Please try again later." }),
    ).toBeVisible();
  },
};

/** Whoever tries one number after another. */
export const TooManyNumbers: Story = {
  args: { waitSeconds: 840 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { name: "Too many attempts. Please try again in 14 minutes." }),
    ).toBeVisible();
  },
};

export const German: Story = { globals: { locale: "de_DE" } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const link of canvas.getAllByRole("link")) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
