import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextField } from "../TextField/TextField.tsx";
import { RadioCard } from "./RadioCard.tsx";
import { RadioGroup } from "./RadioGroup.tsx";

const meta = {
  title: "Primitives/RadioGroup",
  tags: ["sheet", "one-width"],
  component: RadioGroup,
  subcomponents: { RadioCard },
  args: {
    legend: "Shipping method",
    children: (
      <>
        <RadioCard
          name="way"
          value="standard"
          title="Standard"
          description="Monday, November 23"
          aside="Free"
          defaultChecked
        />
        <RadioCard
          name="way"
          value="express"
          title="Express before 12:00"
          description="Tomorrow, November 22"
          aside="€9.90"
        />
        <RadioCard
          name="way"
          value="collect"
          title="Collect at Kabelstrasse 12"
          description="Today from 15:30"
          aside="Free"
        />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ways: Story = {};

/** What belongs to one way shows only while it is chosen. */
export const WithFieldsInside: Story = {
  args: {
    legend: "Payment",
    children: (
      <>
        <RadioCard name="pay" value="card" title="Card" defaultChecked>
          <TextField label="Card number" inputMode="numeric" />
        </RadioCard>
        <RadioCard name="pay" value="cod" title="Cash on delivery" description="Pay the courier at your door" />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Card number")).toBeVisible();
    await userEvent.click(canvas.getByText("Cash on delivery"));
    await expect(canvas.getByText("Card number")).not.toBeVisible();
  },
};

/** What cannot be chosen now is dashed, and says why. */
export const OneDisabled: Story = {
  args: {
    children: (
      <>
        <RadioCard name="way" value="standard" title="Standard" aside="Free" defaultChecked />
        <RadioCard
          name="way"
          value="collect"
          title="Collect at Kabelstrasse 12"
          description="Closed until Monday"
          aside="Free"
          disabled
        >
          <TextField label="Phone" inputMode="tel" />
        </RadioCard>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /Collect/ })).toBeDisabled();
  },
};

export const Refused: Story = { args: { error: "Please choose how it reaches you." } };

export const ArrowsMoveWithin: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: /Standard/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /Express/ })).toBeChecked();
  },
};

/** One of a few, all worth seeing, each with what it costs. */
export const AFewToCompare: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** Yes or no takes two rows: a Checkbox says it in one. */
export const YesOrNo: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: {
    legend: "Bill to the same address",
    children: (
      <>
        <RadioCard name="same" value="yes" title="Yes" defaultChecked />
        <RadioCard name="same" value="no" title="No" />
      </>
    ),
  },
};
