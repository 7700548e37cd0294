import { createSiteLinks } from "@rewire/domain";
import { categories } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CategoryGrid } from "./CategoryGrid.tsx";

const six = Object.values(categories);

const meta = {
  title: "Catalog/CategoryTray",
  component: CategoryGrid,
  args: { categories: six, links: createSiteLinks("") },
} satisfies Meta<typeof CategoryGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Six: Story = {};

export const UnderThePointer: Story = {
  tags: ["visual", "one-width"],
  play: ({ canvas }) => canvas.getAllByRole("link")[1]?.setAttribute("data-hover", ""),
};

export const Eight: Story = {
  args: { categories: [...six, { ...categories.audio, id: 21 }, { ...categories.laptops, id: 22 }] },
};

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const InGerman: Story = { globals: { locale: "de_DE" } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const first = canvas.getByRole("link", { name: /Smartphones/ });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute("href", "/product-category/smartphones");
  },
};

/** Right and wrong use have half of a page each: a frame lays the grid out for that. */
const inHalfAPage = { docs: { story: { inline: false, height: "420px" } } };

/** Categories side by side, each with its picture and a word. */
export const AWordEach: Story = { tags: ["do", "!sheet", "!autodocs"], parameters: inHalfAPage };

/** Names that are sentences: none of them is read, and the rows lose their line. */
export const SentencesAsNames: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  parameters: inHalfAPage,
  args: {
    categories: six.map((category) => ({
      ...category,
      name: `Everything that belongs to ${category.name.toLowerCase()}, new and refurbished`,
    })),
  },
};
