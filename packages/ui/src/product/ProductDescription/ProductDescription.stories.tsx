import { productDetails } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProductDescription } from "./ProductDescription.tsx";

const meta = {
  title: "Product/ProductDescription",
  tags: ["sheet", "one-width"],
  component: ProductDescription,
  args: { html: productDetails.nordlysN3Pro.description },
} satisfies Meta<typeof ProductDescription>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithHeading: Story = {};

export const Nothing: Story = { tags: ["!sheet"], args: { html: { safeHtml: "" } } };
