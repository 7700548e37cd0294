import { products } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { StockLabel } from "./StockLabel.tsx";

const meta = {
  title: "Product/StockLabel",
  tags: ["sheet", "one-width"],
  component: StockLabel,
  args: { stock: products.tarn14.stock },
} satisfies Meta<typeof StockLabel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InStock: Story = {};

/** From the shop's threshold on it says the number. */
export const OnlyFiveLeft: Story = { args: { stock: products.orrery2.stock } };

export const OutOfStock: Story = { args: { stock: products.corvidFlip.stock } };

export const OnBackorder: Story = { args: { stock: products.haldenUltra.stock } };

export const InGerman: Story = { args: { stock: products.orrery2.stock }, globals: { locale: "de_DE" } };

/** Shape, color and words say the same. */
export const ShapeAndWords: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  args: { stock: products.orrery2.stock },
};

/** Color alone: who cannot tell green from red learns nothing. */
export const ColorAlone: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  render: () => (
    <div style={{ display: "flex", gap: 12 }}>
      {["success", "danger"].map((tone) => (
        <span
          key={tone}
          style={{ width: 12, height: 12, borderRadius: 6, background: `var(--rw-colors-${tone}-fg)` }}
        />
      ))}
    </div>
  ),
};
