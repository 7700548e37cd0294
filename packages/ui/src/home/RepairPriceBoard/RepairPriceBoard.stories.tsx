import { repairMenus } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RepairPriceBoard } from "./RepairPriceBoard.tsx";

const meta = {
  title: "Home/CounterBoard",
  tags: ["sheet"],
  component: RepairPriceBoard,
  args: { menus: repairMenus, repairHref: "/repair", contactHref: "/contact" },
  decorators: (Story) => (
    <div style={{ maxWidth: 560 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof RepairPriceBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A price that only covers the diagnosis says so. */
export const FourDevices: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: /^Water damage .*check €29$/ })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^Screen .*from €89$/ })).toBeVisible();
  },
};

/** As on the home page: whoever has a device here already follows it. */
export const LeadsToTheStatus: Story = {
  args: { trackHref: "/repair/status" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Track a repair" })).toHaveAttribute("href", "/repair/status");
  },
};

export const OneDevice: Story = { args: { menus: repairMenus.slice(0, 1) } };

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const ChangesTheDeviceWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { checked: true })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { checked: true })).toHaveFocus();
  },
};
