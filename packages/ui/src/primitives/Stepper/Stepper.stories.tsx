import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stepper } from "./Stepper.tsx";
import { ProgressMeter } from "./ProgressMeter.tsx";

const meta = {
  title: "Primitives/Wire",
  tags: ["sheet"],
  component: Stepper,
  subcomponents: { ProgressMeter },
  args: {
    steps: [
      { id: "received", title: "Received", state: "done" },
      { id: "packed", title: "Packed", state: "now" },
      { id: "courier", title: "Courier", state: "next" },
      { id: "delivered", title: "Delivered", state: "next" },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Vertical: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[aria-current=step]")).toHaveTextContent("Packed, now");
  },
};

export const Horizontal: Story = { args: { direction: "horizontal" } };

/** Numbers explain how it goes; nothing is done or current. */
export const HowARepairGoes: Story = {
  args: {
    tone: "repair",
    direction: "horizontal",
    isNumbered: true,
    steps: [
      { id: "pick", title: "Pick the device", children: "Model or serial number", state: "next" },
      { id: "say", title: "Say what is wrong", children: "Pictures help you choose", state: "next" },
      { id: "bring", title: "Bring it or mail it", children: "Slot today from 15:30", state: "next" },
      { id: "collect", title: "Collect it working", children: "12 months warranty", state: "next" },
    ],
  },
};

export const NearFreeDelivery: Story = {
  render: () => (
    <div style={{ maxWidth: 420 }}>
      <p>€6.79 to free delivery</p>
      <ProgressMeter value={0.86} label="€6.79 to free delivery" />
      <p>Free delivery</p>
      <ProgressMeter value={1} label="Free delivery" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "€6.79 to free delivery" })).toHaveAttribute("value", "0.86");
  },
};

/** Steps that somebody goes through, one of them now. */
export const ProgressOfAnOrder: Story = {
  tags: ["do", "!sheet", "!autodocs"],
};

/** Promises have no order: the wire is no decoration. */
export const PromisesOnAWire: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: {
    steps: [
      { id: "delivery", title: "Free delivery", state: "done" },
      { id: "returns", title: "30 days to return", state: "done" },
      { id: "warranty", title: "3 years of warranty", state: "done" },
    ],
  },
};
