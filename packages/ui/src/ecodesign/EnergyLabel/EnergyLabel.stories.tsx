import { energyLabels } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { EnergyLabel } from "./EnergyLabel.tsx";

const meta = {
  title: "Ecodesign/EnergyLabel",
  tags: ["sheet"],
  component: EnergyLabel,
  args: { label: energyLabels.phone, name: "Nordlys N3 Pro", supplier: "Nordlys" },
} satisfies Meta<typeof EnergyLabel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is drawn can be read aloud, and the links lead to the supplier's files and to EPREL. */
export const Phone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Energy efficiency class: B (A to G)")).toBeInTheDocument();
    await expect(canvas.getAllByText("1,000 cycles until 80% of its charge")).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: /EPREL/ })).toHaveAttribute(
      "href",
      "https://eprel.ec.europa.eu/qr/2261234",
    );
  },
};

export const LinksByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Label of the supplier" })).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect(canvas.getByRole("link", { name: "Product information sheet of the supplier" })).toHaveFocus();
  },
};

export const Display: Story = {
  args: { label: energyLabels.display, name: "Lumen View 27", supplier: "Lumen" },
};

/** A lamp has a class and what it uses, no more. */
export const Lamp: Story = {
  args: { label: energyLabels.lamp, name: "Lumen Glow E27", supplier: "" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Supplier")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
};

export const Worst: Story = { args: { label: { ...energyLabels.lamp, energyClass: "G" } } };

export const InGermanOnAPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const RightToLeft: Story = {
  decorators: (Story) => (
    <div dir="rtl">
      <Story />
    </div>
  ),
};
