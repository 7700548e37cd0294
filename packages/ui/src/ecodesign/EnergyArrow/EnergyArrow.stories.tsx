import { energyClasses } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Price } from "../../primitives/Price/Price.tsx";
import { EnergyArrow } from "./EnergyArrow.tsx";

const meta = {
  title: "Ecodesign/EnergyArrow",
  tags: ["sheet", "one-width"],
  component: EnergyArrow,
  args: { energyClass: "B", href: "#label" },
} satisfies Meta<typeof EnergyArrow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllClasses: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 8, justifyItems: "start" }}>
      {energyClasses.map((energyClass) => (
        <EnergyArrow key={energyClass} {...args} energyClass={energyClass} />
      ))}
    </div>
  ),
};

/** It has a name, which its drawn letter is not, and a way to the label by keyboard. */
export const LeadsToTheLabel: Story = {
  play: async ({ canvas, userEvent }) => {
    const arrow = canvas.getByRole("link", { name: "Energy class B (A to G)" });
    await expect(arrow).toHaveAttribute("href", "#label");
    await userEvent.tab();
    await expect(arrow).toHaveFocus();
    await expect(arrow.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

/** A picture with the same name, where the arrow stands inside a link. */
export const InsideALink: Story = {
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Energy class B (A to G)" })).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const InGerman: Story = {
  args: { energyClass: "E" },
  globals: { locale: "de_DE" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Energieeffizienzklasse E (A bis G)" })).toBeVisible();
  },
};

/** The label is the same in every direction of writing. */
export const RightToLeft: Story = {
  decorators: (Story) => (
    <div dir="rtl" style={{ display: "flex", gap: 12, alignItems: "center" }}>
      <b>€499.00</b>
      <Story />
    </div>
  ),
};

/** Beside the price, with the way to the whole label, as the law asks. */
export const BesideThePrice: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  render: (args) => (
    <div style={{ display: "flex", gap: 12, alignItems: "center" }}>
      <Price price={{ kind: "single", amount: { minor: 49900, currency: "EUR" } }} />
      <EnergyArrow {...args} />
    </div>
  ),
};

/** A class that praises, without a price and without a way to the label. */
export const InASentence: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { href: undefined },
  render: (args) => (
    <p>
      Now with the best class: <EnergyArrow {...args} />
    </p>
  ),
};
