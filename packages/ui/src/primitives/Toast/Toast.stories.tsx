import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { chakra } from "../../theme/chakra.tsx";
import { Button } from "../Button/Button.tsx";
import { ToastRegion, notify } from "./Toast.tsx";

const putBack = fn();

const meta = {
  title: "Primitives/Toast",
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: "240px" } } },
  render: () => (
    <>
      <Button onClick={() => notify({ text: "Loom Buds removed", action: { label: "Put back", onClick: putBack } })}>
        Remove
      </Button>
      <Button variant="line" onClick={() => notify({ text: "Nordlys N3 Pro is in the cart" })}>
        Add
      </Button>
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Stays for as long as the pointer is on it. */
export const WithAnAction: Story = {
  tags: ["visual", "one-width"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    await userEvent.hover(await screen.findByText("Loom Buds removed"));
    await waitFor(() => expect(screen.getByRole("button", { name: "Put back" })).toBeVisible());
  },
};

/** A header or a bar for buying that stays in view is behind it. */
export const InFrontOfABar: Story = {
  tags: ["visual", "one-width"],
  render: () => (
    <>
      <Button onClick={() => notify({ text: "Loom Buds removed", action: { label: "Put back", onClick: putBack } })}>
        Remove
      </Button>
      <ToastRegion />
      <chakra.div position="fixed" insetInline="0" bottom="0" height="header" zIndex="header" bg="bg.emphasized" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    const text = await screen.findByText("Loom Buds removed");
    await userEvent.hover(text);
    await waitFor(() => expect(text).toBeVisible());
  },
};

/** A later notice takes the place of the earlier one, and the action can be reached. */
export const OneAtATime: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    await screen.findByText("Loom Buds removed");
    await userEvent.click(canvas.getByRole("button", { name: "Add" }));
    await screen.findByText("Nordlys N3 Pro is in the cart");
    await waitFor(() => expect(screen.queryByText("Loom Buds removed")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    await userEvent.click(await screen.findByRole("button", { name: "Put back" }));
    await expect(putBack).toHaveBeenCalledOnce();
  },
};

/** What can be done about it is reached with Tab; Enter does it, and the notice goes. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    putBack.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remove" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const action = await screen.findByRole("button", { name: "Put back" });
    while (document.activeElement !== action) {
      await userEvent.tab();
      await expect(document.body).not.toHaveFocus();
    }
    await userEvent.keyboard("{Enter}");
    await expect(putBack).toHaveBeenCalledOnce();
  },
};

/** The button that closes it stands at the left. */
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add" }));
    const text = await screen.findByText("Nordlys N3 Pro is in the cart");
    const close = screen.getByRole("button", { name: "Close" });
    await expect(close.getBoundingClientRect().right).toBeLessThanOrEqual(text.getBoundingClientRect().left);
  },
};
