import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { IconButton } from "../IconButton/IconButton.tsx";
import { NoticeAction, NoticePanel } from "./NoticePanel.tsx";

const handleAction = fn();

const meta = {
  title: "Primitives/NoticePanel",
  component: NoticePanel,
  tags: ["sheet", "one-width"],
  args: {
    icon: "checkCircle",
    children: "Nordlys N3 Pro is in the cart.",
    actions: (
      <>
        <NoticeAction type="button" onClick={handleAction}>
          View cart
        </NoticeAction>
        <IconButton icon="close" size="sm" label="Close" />
      </>
    ),
  },
} satisfies Meta<typeof NoticePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Done: Story = {};

export const CanBeTakenBack: Story = {
  args: { icon: "undo", children: "Loom Buds removed", actions: <NoticeAction type="button">Put back</NoticeAction> },
};

/** A text without a button. */
export const Waiting: Story = {
  args: { icon: "time", children: "You are offline. Nordlys N3 Pro waits for the connection.", actions: null },
};

/** Buttons stand below a text that leaves them no room. */
export const OnASmallPhone: Story = { globals: { viewport: { value: "w320" } } };

export const Keyboard: Story = {
  tags: ["!sheet"],
  play: async ({ canvas, userEvent }) => {
    handleAction.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "View cart" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(handleAction).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Close" })).toHaveFocus();
  },
};

/** Passing news, with one thing to do about it. */
export const PassingNews: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  args: { icon: "undo", children: "Loom Buds removed", actions: <NoticeAction type="button">Put back</NoticeAction> },
};

/** Nobody can mend it once the notice has gone: an Alert stays beside the form. */
export const AnErrorThatPasses: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: {
    icon: "warning",
    children: "Your card was not charged. The bank asks for the name as it is printed on the card.",
    actions: null,
  },
};
