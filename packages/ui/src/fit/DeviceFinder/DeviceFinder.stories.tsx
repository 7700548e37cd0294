import type { FitDevice } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { DeviceFinder } from "./DeviceFinder.tsx";

const toDevice = (name: string): FitDevice => ({
  slug: name.toLowerCase().replaceAll(" ", "-"),
  name,
  family: "phone",
});

const meta = {
  title: "Fit/DeviceFinder",
  tags: ["sheet"],
  component: DeviceFinder,
  args: {
    devices: ["Halden 6", "Halden 7", "Moss A1", "Nordlys N2", "Nordlys N3", "Nordlys N3 Pro", "Tern Mini"].map(
      toDevice,
    ),
    ownedSlugs: new Set(["nordlys-n3"]),
    onToggle: fn(),
    fittingProductsHref: (device) => `/products?fits=${device}`,
    maxCount: 20,
  },
} satisfies Meta<typeof DeviceFinder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllDevices: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("button", { name: "I have this: Nordlys N3" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await userEvent.click(canvas.getByRole("button", { name: "I have this: Halden 6" }));
    await expect(args.onToggle).toHaveBeenCalledWith(toDevice("Halden 6"));
  },
};

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search by brand or model" }), "n3");
    await expect(canvas.getByText("2 devices")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Halden 6" })).not.toBeInTheDocument();
  },
};

export const IsUsedWithTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    await userEvent.keyboard("tern");
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "I have this: Tern Mini" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onToggle).toHaveBeenCalledWith(toDevice("Tern Mini"));
  },
};

export const NothingMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "walkman");
    await expect(canvas.getByText(/^No device by this name/)).toBeVisible();
  },
};

/** Another one cannot be added. */
export const Refused: Story = { args: { isFull: true } };

export const NoDevices: Story = { args: { devices: [] } };

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const RightToLeft: Story = { globals: { direction: "rtl", viewport: { value: "w390" } } };
