import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { handleSubmits } from "../../testing/handleSubmits.ts";
import { links } from "../siteForStories.ts";
import { SearchForm } from "./SearchForm.tsx";

const meta = {
  title: "Layout/SearchForm",
  tags: ["sheet"],
  component: SearchForm,
  args: { action: links.products() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "480px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const AfterASearch: Story = { args: { defaultValue: "usb-c cable" } };

const onSubmit = fn();

/** A search for nothing, or for spaces alone, is not sent: the field has the focus, without the browser's message. */
export const SendsNoEmptySearch: Story = {
  beforeEach: ({ canvasElement }) => handleSubmits(canvasElement, onSubmit),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    const field = canvas.getByRole("searchbox", { name: "Search products" });
    const refusals: Event[] = [];
    field.addEventListener("invalid", (event) => refusals.push(event));
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(refusals.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true]);
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await userEvent.type(field, "   ");
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
  },
};

/** Type, Enter: a plain form that the browser sends to the list. */
export const SearchesByKeyboard: Story = {
  beforeEach: ({ canvasElement }) => handleSubmits(canvasElement, onSubmit),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.tab();
    await userEvent.keyboard("loom{Enter}");
    await expect(onSubmit).toHaveBeenCalledOnce();
    const form = canvas.getByRole<HTMLInputElement>("searchbox", { name: "Search products" }).form;
    await expect(form && [...new FormData(form)]).toEqual([["search", "loom"]]);
  },
};

/** One field that searches everything. */
export const OneField: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** Two fields that look the same: which one searches what? */
export const TwoFields: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  render: (args) => (
    <>
      <SearchForm {...args} label="Products" id="search-products" />
      <SearchForm {...args} label="Repairs" id="search-repairs" />
    </>
  ),
};
