import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { site } from "../siteForStories.ts";
import { MapEmbed } from "./MapEmbed.tsx";

const meta = {
  title: "Layout/MapEmbed",
  component: MapEmbed,
  args: { place: site.place },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "600px", height: "340px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MapEmbed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const DrawnMap: Story = {};

export const OffersALiveMap: Story = {
  tags: ["visual", "one-width"],
  args: { place: { ...site.place, mapUrl: "https://maps.example/embed?q=Kabelstrasse" } },
};

/** Nobody is asked for a map before the press; a page of our own stands for the provider. */
export const AsksNobodyBeforeThePress: Story = {
  args: { place: { ...site.place, mapUrl: new URL("/pictures/charger-gan65-white-angle.webp", location.href).href } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector("iframe")).toBeNull();
    await expect(canvas.getByText(`Loads the map from ${location.host}.`)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show the interactive map" }));
    await expect(canvas.getByTitle("Map: Kabelstrasse 12, Berlin")).toBeVisible();
  },
};

export const Keyboard: Story = {
  ...AsksNobodyBeforeThePress,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Show the interactive map" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByTitle("Map: Kabelstrasse 12, Berlin")).toBeVisible();
  },
};
