import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { RepairLabelScreen } from "./RepairLabelScreen.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/RepairLabel",
  parameters: { ...inTheApp.parameters, app: { at: "/repair/label" } },
  component: RepairLabelScreen,
  args: { number: "5521", device: "Nordlys N3 Pro", statusQuery: "number=5521&key=k" },
} satisfies Meta<typeof RepairLabelScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToPrint: Story = {
  tags: ["fit"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Label for your parcel" })).toBeVisible();
    await expect(canvas.getByText("5521")).toBeVisible();
  },
};

export const KeyboardReachesThePrinter: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { level: 1, name: "Label for your parcel" });
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Print the label" })).toHaveFocus();
  },
};

/** Nobody should send a device whose repair was cancelled. */
export const OfACancelledRepair: Story = {
  tags: ["fit", "one-width"],
  args: { refusal: "cancelled" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "No label to print" })).toBeVisible();
    await expect(canvas.getByText("This repair was cancelled. Please do not send the device.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Print the label" })).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Follow this repair" })).toHaveAttribute(
      "href",
      "/repair/status?number=5521&key=k",
    );
  },
};

/** The device is here: a second parcel would be a mistake. */
export const OfADeviceThatHasArrived: Story = {
  tags: ["no-picture"],
  args: { refusal: "arrived" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/already reached us, so this repair needs no label/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Print the label" })).not.toBeInTheDocument();
  },
};

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
