import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { site, unsetSite, useStoryFooterMenu } from "../siteForStories.ts";
import { Footer, type FooterProps } from "./Footer.tsx";

function FooterWithMenu(args: FooterProps) {
  return <Footer {...args} menu={useStoryFooterMenu()} />;
}

const meta = {
  title: "Layout/Footer",
  tags: ["sheet"],
  component: Footer,
  render: (args) => <FooterWithMenu {...args} />,
  parameters: { layout: "fullscreen" },
  args: { ...site, menu: [] },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: "w1440" } } };

export const Phone: Story = { globals: { viewport: { value: "w390" } } };

export const WithoutPhoto: Story = { args: { photo: null }, globals: { viewport: { value: "w1440" } } };

/** Before a shop whose owner has set nothing: no address, no map, nobody's phone. */
export const NothingSet: Story = {
  args: unsetSite,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("table")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("heading", { name: "Shop and repair desk" })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("link", { name: /Call/ })).not.toBeInTheDocument();
  },
};

export const OnlyAPhone: Story = {
  args: { ...unsetSite, phone: site.phone },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /\+49 30/ })).toBeVisible();
    await expect(canvas.queryByRole("table")).not.toBeInTheDocument();
  },
};

/** An address alone: no sketch of streets that are not there, no workshop that is not theirs, and no word of them. */
export const OnlyAnAddress: Story = {
  args: { ...unsetSite, place: { ...unsetSite.place, street: "Drahtgasse 3", postcode: "1070", city: "Wien" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Drahtgasse 3, 1070 Wien")).toBeVisible();
    await expect(canvas.queryByText(/Map|sketch|rendered/)).not.toBeInTheDocument();
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};

/** With a live map its drawn background is said to be a sketch, and the owner's own picture is shown. */
export const AnotherShopsPlace: Story = {
  args: {
    ...unsetSite,
    place: {
      ...unsetSite.place,
      street: "Drahtgasse 3",
      postcode: "1070",
      city: "Wien",
      mapUrl: "https://maps.example/embed",
    },
    photo: site.photo,
  },
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Show the interactive map" })).toBeVisible();
    await expect(canvas.getByText(/The drawn map is a sketch\.$/)).toBeVisible();
    await expect(canvas.queryByText(/rendered/)).not.toBeInTheDocument();
  },
};

export const WithRoute: Story = {
  args: { place: { ...site.place, directionsUrl: "https://route.example/?to=Kabelstrasse" } },
  globals: { viewport: { value: "w390" } },
};

/** Pictures are called what they are. */
export const TellsTheTruthAboutItsPictures: Story = {
  tags: ["!sheet"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/rendered, not photographed/)).toBeVisible();
  },
};

/** The whole menu, in the order in which it is read. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = within(canvas.getByRole("navigation", { name: "Site" }));
    for (const link of menu.getAllByRole("link")) {
      while (document.activeElement !== link) {
        await userEvent.tab();
        await expect(document.body).not.toHaveFocus();
      }
    }
    await expect(menu.getAllByRole("link").at(-1)).toHaveFocus();
  },
};
