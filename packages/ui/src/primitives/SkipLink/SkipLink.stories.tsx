import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SkipLink } from "./SkipLink.tsx";

const meta = {
  title: "Primitives/SkipLink",
  component: SkipLink,
  args: { targetId: "main" },
  render: (args) => (
    <div style={{ position: "relative", minHeight: 80 }}>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        <p style={{ paddingTop: 56 }}>The page.</p>
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Out of sight until the keyboard reaches it. */
export const AppearsOnFocus: Story = {
  tags: ["visual", "one-width"],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Skip to content" });
    await expect(link.getBoundingClientRect().width).toBeLessThan(2);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(50);
  },
};
