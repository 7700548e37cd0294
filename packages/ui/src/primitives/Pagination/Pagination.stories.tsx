import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { Pagination } from "./Pagination.tsx";

const meta = {
  title: "Primitives/Pagination",
  tags: ["sheet"],
  component: Pagination,
  args: { page: 2, pages: 9, hrefFor: (page: number) => `#page/${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NearTheStart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "#page/3");
  },
};

export const InTheMiddle: Story = { args: { page: 5 } };

export const UnderThePointer: Story = {
  tags: ["sheet"],
  play: ({ canvas }) => canvas.getAllByRole("link").at(-2)?.setAttribute("data-hover", ""),
};

export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 9 } };

export const OnAPhone: Story = { args: { page: 5, pages: 48 }, globals: { viewport: { value: "w320" } } };

export const OnePageNeedsNone: Story = {
  tags: ["!sheet"],
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

export const EveryPageIsATabStop: Story = {
  args: { page: 1, pages: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Page 2" })).toHaveFocus();
  },
};

/** A list that goes on, whose pages have addresses. */
export const PagesOfAList: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** Three pictures of one product: numbers say nothing about them, a Gallery shows them. */
export const PicturesOfAProduct: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { page: 1, pages: 3 },
  render: (args) => (
    <>
      <Skeleton aspectRatio="1" height="auto" width="200px" />
      <Pagination {...args} />
    </>
  ),
};
