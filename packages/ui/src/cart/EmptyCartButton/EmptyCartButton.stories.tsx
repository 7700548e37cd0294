import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { EmptyCartButton } from "./EmptyCartButton.tsx";

const meta = {
  title: "Cart/EmptyCart",
  tags: ["sheet"],
  component: EmptyCartButton,
  args: { onEmpty: fn(async () => undefined) },
} satisfies Meta<typeof EmptyCartButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};

/** Nothing happens before the question has been answered. */
export const AsksFirst: Story = {
  tags: ["sheet"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Empty cart" }));
    await expect(canvas.getByRole("group", { name: "Take everything out of the cart, codes too?" })).toBeVisible();
    await expect(args.onEmpty).not.toHaveBeenCalled();
  },
};

/** The first answer keeps everything and gives the focus back; the second empties. */
export const WorksByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Keep everything" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Empty cart" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onEmpty).toHaveBeenCalledOnce());
  },
};

export const GermanOnASmallPhone: Story = {
  globals: { locale: "de_DE", viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button", { name: "Warenkorb leeren" })),
};
