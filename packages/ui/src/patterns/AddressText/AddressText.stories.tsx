import { customers } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { AddressText } from "./AddressText.tsx";

const meta = {
  title: "Checkout/AddressText",
  tags: ["sheet", "one-width"],
  component: AddressText,
  args: { address: customers.anneliese },
} satisfies Meta<typeof AddressText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnAParcel: Story = {};

export const WithSecondLine: Story = { args: { address: { ...customers.ines, company: "Oficina Moreira" } } };

export const OnOneLine: Story = {
  args: { isInline: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Anneliese Oberhuber-Schönfelder, Donaudampfschifffahrtsstraße 118, 10999 Berlin, Germany"),
    ).toBeVisible();
  },
};
