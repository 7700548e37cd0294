import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { site, useStoryFooterMenu } from "../siteForStories.ts";
import { Footer, type FooterProps } from "./Footer.tsx";

function FooterWithMenu(args: FooterProps) {
  return <Footer {...args} menu={useStoryFooterMenu()} />;
}

const meta = {
  title: "Layout/Footer",
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

export const WithRoute: Story = {
  args: { place: { ...site.place, directionsUrl: "https://route.example/?to=Kabelstrasse" } },
  globals: { viewport: { value: "w390" } },
};

/** Pictures are called what they are. */
export const TellsTheTruthAboutItsPictures: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/rendered, not photographed/)).toBeVisible();
  },
};
