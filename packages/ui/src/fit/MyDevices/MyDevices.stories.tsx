import type { FitDevice } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { MyDevices } from "./MyDevices.tsx";

const devices: readonly FitDevice[] = [
  { slug: "nordlys-n3", name: "Nordlys N3", family: "phone" },
  { slug: "tarn-14", name: "Tarn 14", family: "laptop" },
  { slug: "moss-senior", name: "Moss Senior", family: "other" },
];

const meta = {
  title: "Fit/MyDevices",
  component: MyDevices,
  args: {
    devices,
    fittingProductsHref: (device) => `/products?fits=${device}`,
    repairHref: (device) => `/repair?device=${device}`,
    repairedDevices: new Set(["nordlys-n3", "tarn-14"]),
    onRemove: fn(),
  },
} satisfies Meta<typeof MyDevices>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfAGuest: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: "What fits Nordlys N3" })).toHaveAttribute(
      "href",
      "/products?fits=nordlys-n3",
    );
    await expect(canvas.queryByRole("link", { name: "Repairs for Moss Senior" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Tarn 14" }));
    await expect(args.onRemove).toHaveBeenCalledWith(devices[1]);
  },
};

export const IsUsedWithTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "What fits Nordlys N3" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remove Nordlys N3" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const OfACustomer: Story = { args: { storage: "account" } };

export const Empty: Story = { tags: ["visual", "one-width"], args: { devices: [] } };

/** Until the browser's storage is read, the place of a device is held. */
export const Loading: Story = {
  tags: ["visual", "one-width"],
  args: { devices: undefined },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("listitem", { busy: true });
    await expect(row.firstElementChild).toBeVisible();
    await expect(row).toHaveTextContent("");
  },
};

/** The browser refuses to store anything. */
export const NotStored: Story = { tags: ["visual", "one-width"], args: { storage: "none" } };

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const RightToLeft: Story = { globals: { direction: "rtl", viewport: { value: "w390" } } };
