import { ecodesigns } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ProductLife } from "./ProductLife.tsx";

const meta = {
  title: "Ecodesign/ProductLife",
  tags: ["sheet"],
  component: ProductLife,
  args: {
    ecodesign: ecodesigns.full,
    lowestRepairPrice: { minor: 5900, currency: "EUR" },
    repairHref: "#repair",
  },
} satisfies Meta<typeof ProductLife>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ScoreWithItsParts: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("8.4 out of 10")).toBeVisible();
    await expect(canvas.getByText("Price of parts")).toBeVisible();
    await expect(canvas.getByText("Spare parts are available for 7 years")).toBeVisible();
    await expect(canvas.getByText("With us, repairs cost from €59.00")).toBeVisible();
    const link = canvas.getByRole("link", { name: "See repairs and prices" });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await expect(link).not.toHaveFocus();
  },
};

/** What the shop does not say is left out, and what is not repaired here has no link. */
/** Below 4.5 the meter is red. */
export const PoorScore: Story = {
  args: { ecodesign: { ...ecodesigns.score, repairability: { score: 3.2, parts: [] } }, repairHref: undefined },
};

export const ScoreAlone: Story = {
  args: { ecodesign: ecodesigns.score, lowestRepairPrice: null, repairHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("4.6 out of 10")).toBeVisible();
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
};

export const YearsAlone: Story = {
  args: { ecodesign: ecodesigns.years, lowestRepairPrice: null, repairHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Spare parts are available for 1 year")).toBeVisible();
  },
};

export const Nothing: Story = {
  tags: ["!sheet"],
  args: { ecodesign: { ...ecodesigns.years, sparePartYears: null }, lowestRepairPrice: null },
};

export const InGermanOnAPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const RightToLeft: Story = {
  decorators: (Story) => (
    <div dir="rtl">
      <Story />
    </div>
  ),
};
