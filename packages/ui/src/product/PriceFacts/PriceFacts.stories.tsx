import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PriceFacts } from "./PriceFacts.tsx";

const lowest = "Lowest price in the 30 days before: €79.00";

const meta = {
  title: "Product/PriceFacts",
  tags: ["sheet", "one-width"],
  component: PriceFacts,
  args: { sentences: [lowest] },
} satisfies Meta<typeof PriceFacts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LowestPrice: Story = {};

export const UnitPrice: Story = { args: { sentences: ["Unit price: €3.95 / m"] } };

export const Both: Story = { args: { sentences: ["Unit price: €3.95 / m", lowest] } };

/** The 30 days are not known, or nothing is reduced. */
export const Nothing: Story = {
  tags: ["!sheet"],
  args: { sentences: [] },
  play: async ({ canvasElement }) => expect(canvasElement.textContent.trim()).toBe(""),
};

/** A variation without the sentences is as high as one with them; the note stands above the place. */
export const ReservesThePlace: Story = {
  tags: ["!sheet"],
  args: { sentences: [], reserved: ["Unit price: €3.95 / m", lowest], note: <p>incl. VAT</p> },
  render: (args) => (
    <>
      <div data-testid="without" style={{ display: "flow-root" }}>
        <PriceFacts {...args} />
      </div>
      <div data-testid="with" style={{ display: "flow-root" }}>
        <PriceFacts sentences={args.reserved ?? []} note={args.note} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const [reserved, full] = [canvas.getByTestId("without"), canvas.getByTestId("with")];
    await expect(reserved).toHaveTextContent(/^incl\. VAT$/);
    await expect(reserved.clientHeight).toBe(full.clientHeight);
  },
};

export const InGerman: Story = {
  args: { sentences: ["Grundpreis: 3,95 € / m", "Niedrigster Preis der letzten 30 Tage vor der Reduzierung: 79,00 €"] },
  globals: { locale: "de_DE" },
};

export const RightToLeft: Story = {
  decorators: (Story) => (
    <div dir="rtl">
      <Story />
    </div>
  ),
};

/** What the law asks for, and nothing else. */
export const FactsAlone: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** Advertising in the place of facts: the price before is the shop's own, and the saving is counted from it. */
export const Advertising: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { sentences: ["You save 25 %: was €99.00!", "Only for a short time"] },
};
