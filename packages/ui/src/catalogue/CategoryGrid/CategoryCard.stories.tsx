import { categories } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CategoryCard } from "./CategoryCard.tsx";

const meta = {
  title: "Catalog/CategoryCard",
  tags: ["sheet", "one-width"],
  component: CategoryCard,
  args: { category: categories.smartphones, href: "/product-category/smartphones" },
  decorators: (Story) => (
    <div style={{ maxWidth: 340 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof CategoryCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {};

export const WithoutPicture: Story = { args: { category: categories.gaming } };
