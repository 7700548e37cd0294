import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { MeasurePriceText } from "./MeasurePriceText.tsx";

const euros = (minor: number) => ({ minor, currency: "EUR" });

const meta = {
  title: "Primitives/MeasurePriceText",
  tags: ["sheet", "one-width"],
  component: MeasurePriceText,
  args: { measurePrice: { amount: euros(295), measure: "m" } },
} satisfies Meta<typeof MeasurePriceText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PerMetre: Story = {
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("€2.95 / m"),
};

/** The lengths of a cable differ in their price per metre. */
export const LowestOfSeveral: Story = {
  args: { measurePrice: { amount: euros(263), measure: "m", isFrom: true } },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("from €2.63 / m"),
};

export const SmallBottle: Story = { args: { measurePrice: { amount: euros(660), measure: "100\u00A0ml" } } };

/** Pieces are the only measure with a name in each language. */
export const PiecesInGerman: Story = {
  args: { measurePrice: { amount: euros(17), measure: "piece" } },
  globals: { locale: "de_DE" },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/0,17\s€ \/ Stück/),
};

/** A currency without minor unit. */
export const Yen: Story = {
  args: { measurePrice: { amount: { minor: 450, currency: "JPY" }, measure: "m" } },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("¥450 / m"),
};
