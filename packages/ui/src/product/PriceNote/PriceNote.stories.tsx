import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PriceNote } from "./PriceNote.tsx";

const meta = {
  title: "Product/PriceNote",
  tags: ["sheet", "one-width"],
  component: PriceNote,
  args: { parts: ["incl. VAT, plus ", { href: "/info/shipping", label: "shipping" }] },
} satisfies Meta<typeof PriceNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const VatAndShipping: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "shipping" });
    await expect(link).toHaveAttribute("href", "/info/shipping");
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await expect(link).not.toHaveFocus();
  },
};

export const Vat: Story = { args: { parts: ["incl. VAT"] } };

export const InGerman: Story = {
  args: { parts: ["Preise inkl. MwSt., zzgl. ", { href: "/de/info/shipping", label: "Versand" }, "."] },
  globals: { locale: "de_DE" },
};
