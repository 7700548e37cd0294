import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PageOutOfRange } from "./PageOutOfRange.tsx";

const meta = {
  title: "Catalog/PageNotThere",
  tags: ["sheet"],
  component: PageOutOfRange,
  args: { page: "9999", pageCount: 3, firstPageHref: "/products" },
} satisfies Meta<typeof PageOutOfRange>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BeyondTheLast: Story = {};

export const NotANumber: Story = { args: { page: "abc", pageCount: 1 } };

export const InGerman: Story = { globals: { locale: "de_DE" } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /.+/ })).toHaveFocus();
  },
};
