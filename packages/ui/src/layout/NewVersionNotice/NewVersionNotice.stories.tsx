import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { NewVersionNotice } from "./NewVersionNotice.tsx";

const meta = {
  title: "Layout/NewVersionNotice",
  tags: ["sheet", "one-width"],
  component: NewVersionNotice,
  args: { onReload: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <div style={{ height: 140 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: "140px" } } },
} satisfies Meta<typeof NewVersionNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtTheBottom: Story = {};

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

/** Reads itself out politely; nothing is loaded before the press. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("There is a newer version of this page.");
    await expect(args.onReload).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
