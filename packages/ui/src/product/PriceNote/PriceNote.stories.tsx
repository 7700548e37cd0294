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

/** In one glance: what is in the price, and what comes on top. */
export const InOneGlance: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** A reference in place of the two words that are asked for: nobody follows it before they buy. */
export const AReference: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: {
    parts: ["* Taxes, delivery and further costs as laid down in our ", { href: "/info/terms", label: "terms" }, "."],
  },
};
