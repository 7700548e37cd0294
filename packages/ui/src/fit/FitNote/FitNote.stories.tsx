import type { FitDevice } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FitNote } from "./FitNote.tsx";

const n3: FitDevice = { slug: "nordlys-n3", name: "Nordlys N3", family: "phone" };
const n3Pro: FitDevice = { slug: "nordlys-n3-pro", name: "Nordlys N3 Pro", family: "phone" };
const halden: FitDevice = { slug: "halden-6", name: "Halden 6", family: "phone" };

const meta = {
  title: "Fit/FitNote",
  tags: ["sheet", "one-width"],
  component: FitNote,
  args: { devices: [n3, n3Pro], assessment: null, href: "/my-devices" },
} satisfies Meta<typeof FitNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ForEverybody: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Fits Nordlys N3 and Nordlys N3 Pro")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "My devices" })).toHaveAttribute("href", "/my-devices");
  },
};

export const FitsYours: Story = { args: { assessment: { kind: "fits", device: n3 } } };

export const DoesNotFitYours: Story = {
  args: { assessment: { kind: "doesNotFit", device: halden } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Does not fit your Halden 6");
  },
};

export const ChargesYoursAtFullSpeed: Story = {
  args: { assessment: { kind: "fullSpeed", device: n3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Full charging speed for your Nordlys N3");
  },
};

export const ChargesYoursSlower: Story = {
  args: { assessment: { kind: "slower", device: n3Pro } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Fits your Nordlys N3 Pro, charges slower");
  },
};

export const IsTooWeakForYours: Story = {
  args: { assessment: { kind: "tooWeak", device: { slug: "tarn-14", name: "Tarn 14", family: "laptop" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Too weak for your Tarn 14");
  },
};

export const IsUsedWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "My devices" })).toHaveFocus();
  },
};

export const ManyDevices: Story = {
  args: { devices: [n3, n3Pro, halden, { slug: "moss-a1", name: "Moss A1", family: "phone" }] },
};

export const NothingKnown: Story = { tags: ["!sheet"], args: { devices: [] } };

export const GermanOnASmallPhone: Story = {
  args: { assessment: { kind: "doesNotFit", device: halden }, href: "/de/my-devices" },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

export const RightToLeft: Story = {
  decorators: (Story) => (
    <div dir="rtl">
      <Story />
    </div>
  ),
};
