import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { OfflineNotice } from "./OfflineNotice.tsx";

const meta = {
  title: "Layout/OfflineNotice",
  tags: ["sheet", "one-width"],
  component: OfflineNotice,
  decorators: [
    (Story) => (
      <div style={{ height: 100 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: "100px" } } },
} satisfies Meta<typeof OfflineNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The cart opens as soon as it can be loaded, unless the notice is closed before; it is read out at once. */
export const CanBeClosed: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("You are offline. Cart waits for the connection.");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** What was put into the cart is sent later in any case. */
export const WithoutAButton: Story = { tags: ["!sheet"] };
