import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DeclarationLinks } from "./DeclarationLinks.tsx";

const meta = {
  title: "Withdrawal/ContractEndLinks",
  tags: ["sheet"],
  component: DeclarationLinks,
  args: {
    links: [
      { label: "Withdraw from contract", href: "/withdrawal?number=890&key=k" },
      { label: "Return goods", href: "/returns?number=890&key=k" },
    ],
  },
} satisfies Meta<typeof DeclarationLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Both: Story = {};

export const None: Story = {
  tags: ["!sheet"],
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const AreReachedWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Return goods" })).toHaveFocus();
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await expect(canvas.getByRole("link", { name: "Withdraw from contract" })).toHaveFocus();
  },
};
