import type { Meta, StoryObj } from "@storybook/react-vite";
import { NoProductsFound } from "./NoProductsFound.tsx";

const meta = {
  title: "Catalog/NoProductsFound",
  tags: ["sheet"],
  component: NoProductsFound,
  args: { clearHref: "/products", productsHref: "/products" },
} satisfies Meta<typeof NoProductsFound>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AfterFiltering: Story = {};

export const InAnEmptyCategory: Story = { args: { clearHref: null } };

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
