import { energyLabels } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { EnergyLabelScreen } from "./EnergyLabelScreen.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/EnergyLabel",
  parameters: { ...inTheApp.parameters, app: { at: "/product/nordlys-n3-pro/energy-label" } },
  component: EnergyLabelScreen,
  args: { slug: "nordlys-n3-pro", name: "Nordlys N3 Pro", supplier: "Nordlys", label: energyLabels.phone },
} satisfies Meta<typeof EnergyLabelScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  tags: ["fit"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Energy label" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Nordlys N3 Pro" })).toHaveAttribute(
      "href",
      "/product/nordlys-n3-pro",
    );
  },
};

export const InGerman: Story = {
  tags: ["no-picture"],
  globals: { locale: "de_DE" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Produktdatenblatt" })).toBeVisible();
  },
};
