import type { Meta, StoryObj } from "@storybook/react-vite";
import { NavigationProgress } from "./NavigationProgress.tsx";

const meta = {
  title: "Layout/NavigationProgress",
  tags: ["sheet", "one-width"],
  component: NavigationProgress,
  decorators: [
    (Story) => (
      <div style={{ height: 24, transform: "translate(0)" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NavigationProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The line after eight seconds, and at once for those who prefer reduced motion. */
export const AtTheTop: Story = {};
