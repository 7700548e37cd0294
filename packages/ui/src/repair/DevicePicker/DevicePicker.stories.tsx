import type { DeviceSearch } from "@rewire/domain";
import { devices } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { DevicePicker, type DevicePickerProps } from "./DevicePicker.tsx";

const nothing: DeviceSearch = { family: null, brand: null, search: "" };
const searchHref = ({ family, brand, search }: DeviceSearch) =>
  `/repair?${new URLSearchParams({ ...(family && { family }), ...(brand && { brand }), ...(search && { words: search }) }).toString()}`;

const args: DevicePickerProps = {
  devices: Object.values(devices),
  search: nothing,
  searchHref,
  onSearch: fn(),
  unlistedHref: "/repair?device=other",
  deviceHref: ({ slug }) => `/repair?device=${slug}`,
  onSelect: fn(),
};

const meta = { title: "Repair/DevicePicker", tags: ["sheet"], component: DevicePicker, args } satisfies Meta<
  typeof DevicePicker
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtFirst: Story = {};

export const ABrandToChoose: Story = { args: { search: { ...nothing, family: "phone" } } };

export const AModelToChoose: Story = { args: { search: { ...nothing, family: "phone", brand: "Nordlys" } } };

/** There is only one brand of laptops: its models are there at once. */
export const OneBrandOnly: Story = { args: { search: { ...nothing, family: "laptop" } } };

export const Searched: Story = { args: { search: { ...nothing, search: "nordlys" } } };

export const NothingFound: Story = {
  args: { search: { ...nothing, search: "xylophone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("No model found");
    await expect(canvas.getByRole("link", { name: "My device is not here" })).toBeVisible();
  },
};

/** Links and a form: everything works before any script. */
export const WithoutJavaScript: Story = {
  args: { onSearch: undefined, onSelect: undefined, search: { ...nothing, family: "phone", brand: "Nordlys" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Laptop" })).toHaveAttribute("href", "/repair?family=laptop");
    await expect(canvas.getByRole("link", { name: "Moss" })).toHaveAttribute("href", "/repair?family=phone&brand=Moss");
    await expect(canvas.getByRole("link", { name: "Nordlys N3" })).toHaveAttribute("href", "/repair?device=nordlys-n3");
    await expect(canvas.getByRole<HTMLInputElement>("searchbox").form).toHaveAttribute("action", "/repair");
  },
};

export const InGermanOnASmallPhone: Story = {
  args: { search: { ...nothing, family: "phone", brand: "Nordlys" } },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

function Searching(props: DevicePickerProps) {
  const [search, setSearch] = useState(props.search);
  return <DevicePicker {...props} search={search} onSearch={setSearch} />;
}

export const IsUsedWithTheKeyboard: Story = {
  render: (props) => <Searching {...props} />,
  play: async ({ canvas, userEvent, args: { onSelect } }) => {
    canvas.getByRole("link", { name: "Phone" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("link", { name: "Phone" })).toHaveFocus();
    canvas.getByRole("link", { name: "Nordlys" }).focus();
    await userEvent.keyboard("{Enter}");
    canvas.getByRole("link", { name: "Nordlys N3 Pro" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(onSelect).toHaveBeenCalledWith(devices.nordlysN3Pro);
    canvas.getByRole("searchbox", { name: "Which model is it?" }).focus();
    await userEvent.keyboard("tarn{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent("1 model");
    await expect(canvas.getByRole("link", { name: "Tarn 14" })).toBeVisible();
  },
};
