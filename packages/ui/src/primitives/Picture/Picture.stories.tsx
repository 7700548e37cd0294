import type { Meta, StoryObj } from "@storybook/react-vite";
import { products } from "@rewire/domain/testing";
import { expect } from "storybook/test";
import { PictureSourceProvider } from "../../provider/PictureSource.tsx";
import { Picture } from "./Picture.tsx";

const meta = {
  title: "Primitives/Picture",
  tags: ["sheet", "one-width"],
  component: Picture,
  args: { image: products.nordlysN3Pro.image, sizes: "320px" },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Studio: Story = {};

/** Where the shop has none; nobody is told of a picture that is none. */
export const Missing: Story = {
  args: { image: null },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector("img");
    await expect(picture).toHaveAttribute("src", expect.stringMatching(/\/images\/placeholder\.jpg$/));
    await expect(picture).toHaveAttribute("alt", "");
  },
};

export const MissingCharger: Story = { args: { image: null, placeholder: "battery" } };

export const Wide: Story = { args: { ratio: 16 / 9 } };

/** The page's first picture comes before the others. */
export const First: Story = {
  args: { isPriority: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img");
    await expect(picture).not.toHaveAttribute("loading");
    await expect(picture).toHaveAttribute("fetchpriority", "high");
  },
};

/** The app says where smaller copies are. */
export const InSeveralWidths: Story = {
  render: (args) => (
    <PictureSourceProvider value={(url, width) => `${url}?w=${width}`}>
      <Picture {...args} />
    </PictureSourceProvider>
  ),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>("img");
    await expect(picture.srcset.match(/\d+(?=w)/g)).toEqual(["320", "480", "768", "1024", "1536"]);
    await expect(picture).toHaveAttribute("sizes", "320px");
    await expect([picture.width, picture.height]).toEqual([320, 320]);
  },
};

/** A card is never as wide as a page: the largest copies are not offered. */
export const UpToAWidth: Story = {
  tags: ["!sheet"],
  args: { maxWidth: 768 },
  render: (args) => (
    <PictureSourceProvider value={(url, width) => `${url}?w=${width}`}>
      <Picture {...args} />
    </PictureSourceProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole<HTMLImageElement>("img").srcset.match(/\d+(?=w)/g)).toEqual(["320", "480", "768"]);
  },
};

/** The whole product in the studio's light, in a square as all of them. */
export const TheWholeProduct: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** A photograph that is cut to a strip: of the phone, its middle is left. */
export const AStrip: Story = { tags: ["dont", "!sheet", "!autodocs"], args: { ratio: 4 } };
