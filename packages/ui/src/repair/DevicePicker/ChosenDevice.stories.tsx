import { devices } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ChosenDevice } from "./ChosenDevice.tsx";

const meta = {
  title: "Repair/ChosenDevice",
  tags: ["sheet"],
  component: ChosenDevice,
  args: { device: devices.nordlysN3Pro, changeHref: "/repair" },
} satisfies Meta<typeof ChosenDevice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {};

export const WithoutPicture: Story = { args: { device: devices.halden6 } };

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Change" })).toHaveFocus();
  },
};
