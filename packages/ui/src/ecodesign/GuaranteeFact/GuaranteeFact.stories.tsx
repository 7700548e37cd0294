import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { GuaranteeFact } from "./GuaranteeFact.tsx";

const meta = {
  title: "Ecodesign/GuaranteeFact",
  tags: ["sheet", "one-width"],
  component: GuaranteeFact,
  args: { years: 2, href: "#guarantee" },
} satisfies Meta<typeof GuaranteeFact>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoYears: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Legal guarantee: at least 2 years" });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await expect(link).not.toHaveFocus();
  },
};

export const InGerman: Story = { globals: { locale: "de_DE" } };
