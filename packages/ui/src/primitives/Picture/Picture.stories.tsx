import type { Meta, StoryObj } from "@storybook/react-vite";
import { products } from "@rewire/domain/testing";
import { expect } from "storybook/test";
import { PictureSourceProvider } from "../../provider/PictureSource.tsx";
import { Picture } from "./Picture.tsx";

const meta = {
  title: "Primitives/Picture",
  tags: ["sheet"],
  component: Picture,
  args: { image: products.nordlysN3Pro.image, sizes: "320px" },
  decorators: [(Story) => <div style={{ width: 320 }}><Story /></div>],
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Studio: Story = {};

export const Missing: Story = { args: { image: null } };

export const MissingCharger: Story = { args: { image: null, placeholder: "battery" } };

export const Wide: Story = { args: { ratio: 16 / 9 } };

/** The page's first picture comes before the others. */
export const First: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img");
    await expect(picture).toHaveAttribute("loading", "eager");
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
    await expect(canvas.getByRole("img")).toHaveAttribute("srcset", expect.stringContaining("?w=640 640w, "));
  },
};
