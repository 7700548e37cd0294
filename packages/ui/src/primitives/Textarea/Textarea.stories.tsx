import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Textarea } from "./Textarea.tsx";

const meta = {
  title: "Primitives/Textarea",
  tags: ["sheet", "one-width"],
  component: Textarea,
  args: { label: "Note for us", isOptional: true },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Textarea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Invalid: Story = { args: { error: "At most 500 characters.", isOptional: false } };

export const TakesSeveralLines: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("Second courtyard,{Enter}third floor");
    await expect(canvas.getByRole("textbox")).toHaveValue("Second courtyard,\nthird floor");
  },
};

/** Room for as much as is expected. */
export const FaultInOwnWords: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  args: { label: "What is wrong with it?" },
};

/** Five digits need one line: the room asks for more than is wanted. */
export const PostalCode: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { label: "Postal code", isOptional: false },
};
