import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageNotThere } from "./PageNotThere.tsx";

const meta = {
  title: "Catalog/PageNotThere",
  component: PageNotThere,
  args: { page: "9999", pageCount: 3, firstPageHref: "/products" },
} satisfies Meta<typeof PageNotThere>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BeyondTheLast: Story = {};

export const NotANumber: Story = { args: { page: "abc", pageCount: 1 } };

export const InGerman: Story = { globals: { locale: "de_DE" } };
