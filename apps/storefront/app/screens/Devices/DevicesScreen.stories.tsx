import type { FitDevice } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { stringifyDeviceList } from "../../commerce/devices/changeDevices.ts";
import { storedDevices } from "../../commerce/devices/storedDevices.ts";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { startAnew } from "../../testing/startAnew.ts";
import { DevicesScreen } from "./DevicesScreen.tsx";

const devices: readonly FitDevice[] = [
  { slug: "halden-6", name: "Halden 6", family: "phone" },
  { slug: "moss-a1", name: "Moss A1", family: "phone" },
  { slug: "nordlys-n3", name: "Nordlys N3", family: "phone" },
  { slug: "tarn-14", name: "Tarn 14", family: "laptop" },
];

/** Starts with these devices in the browser. @param owner Id of the customer whose they are; null for a guest */
const withDevices =
  (owned: readonly FitDevice[], owner: number | null = null) =>
  () => {
    const stop = startAnew();
    storedDevices.write(
      stringifyDeviceList({ owner, devices: owned.map((device) => ({ ...device, changedAt: 1, isRemoved: false })) }),
    );
    return stop;
  };

const meta = {
  ...inTheApp,
  title: "Screens/Devices",
  component: DevicesScreen,
  args: { title: "My devices", devices, repairedDevices: ["halden-6", "nordlys-n3", "tarn-14"] },
  parameters: { ...inTheApp.parameters, app: { at: "/my-devices" } },
  beforeEach: withDevices([]),
} satisfies Meta<typeof DevicesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Named, kept, and taken out again. */
export const NamesADevice: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^No devices yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "I have this: Halden 6" }));
    await expect(await canvas.findByRole("link", { name: "Repairs for Halden 6" })).toHaveAttribute(
      "href",
      "/repair?device=halden-6",
    );
    await expect(window.localStorage.getItem("rewire.devices")).toContain("halden-6");
    await userEvent.click(canvas.getByRole("button", { name: "Remove Halden 6" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Remove Halden 6" })).not.toBeInTheDocument());
    await expect(canvas.getByRole("button", { name: "I have this: Halden 6" })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
  },
};

export const SomeAreNamed: Story = {
  tags: ["fit", "visual-de"],
  beforeEach: withDevices(devices.slice(2)),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("link", { name: "What fits Tarn 14" }))[0]).toBeVisible();
  },
};

/** A copy of the account's. */
export const OfACustomer: Story = {
  beforeEach: withDevices(devices.slice(3), 7),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your devices are kept in your account.")).toBeVisible();
  },
};

/** More than twenty are not kept. */
export const TooMany: Story = {
  beforeEach: withDevices(
    Array.from({ length: 20 }, (_, number) => ({ slug: `d-${number}`, name: `Device ${number}`, family: "other" })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "I have this: Halden 6" }));
    await expect(await canvas.findByText("You can name 20 devices at most. Remove one first.")).toBeVisible();
  },
};

export const GermanOnASmallPhone: Story = {
  tags: ["fit"],
  args: { title: "Meine Geräte" },
  beforeEach: withDevices(devices.slice(2)),
  globals: { locale: "de_DE", viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Was passt zu Nordlys N3" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  beforeEach: withDevices(devices.slice(2)),
  globals: { direction: "rtl", viewport: { value: "w390" } },
};
