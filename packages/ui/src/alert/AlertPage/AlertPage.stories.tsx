import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { handleSubmits } from "../../testing/handleSubmits.ts";
import { AlertPage } from "./AlertPage.tsx";

const alert = {
  kind: "stock",
  name: "Nordlys N3 Pro",
  limit: null,
  followsPrice: false,
  productHref: "/product/nordlys-n3-pro",
  id: "1001-AAAAAAAAAAAAAAAAAAAAAA",
  key: "key",
} as const;
const limit = { minor: 69900, currency: "EUR" };

const meta = {
  title: "Product/AlertPage",
  component: AlertPage,
  args: { action: "/alerts", state: { step: "confirm", alert } },
} satisfies Meta<typeof AlertPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToConfirm: Story = {
  tags: ["visual", "one-width"],
  play: async ({ canvas }) => {
    const button = canvas.getByRole<HTMLButtonElement>("button", { name: "Yes, write to me" });
    await expect(button.form && [...new FormData(button.form, button)]).toEqual([
      ["id", alert.id],
      ["key", "key"],
      ["step", "confirm"],
    ]);
    await expect(button.form).toHaveAttribute("method", "post");
  },
};

const onSubmit = fn();

/** Confirmed and refused with the keyboard: both are buttons of one form. */
export const ByKeyboard: Story = {
  beforeEach: ({ canvasElement }) => handleSubmits(canvasElement, onSubmit),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Yes, write to me" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "No, forget it" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const ActiveForAPrice: Story = {
  args: { state: { step: "active", alert: { ...alert, kind: "price", limit } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("We write to you when Nordlys N3 Pro costs €699.00 or less.")).toBeVisible();
    const button = canvas.getByRole<HTMLButtonElement>("button", { name: "End this alert" });
    await expect(button.form && new FormData(button.form, button).get("step")).toBe("end");
  },
};

export const ActiveForAnyLowerPrice: Story = {
  args: { state: { step: "active", alert: { ...alert, kind: "price", limit, followsPrice: true } } },
};

export const ActiveForStock: Story = { args: { state: { step: "active", alert } } };

export const Ended: Story = {
  args: { state: { step: "ended" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Your alert has ended");
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

/** The same words for a wrong key, an ended alert and a request of last week. */
export const LinkThatOpensNothing: Story = { args: { state: { step: "missing" } } };

export const TooManyAlerts: Story = { args: { state: { step: "full" } } };

/** After the form was posted without JavaScript. */
export const LetterOnItsWay: Story = { args: { state: { step: "sent" } } };

export const NotTaken: Story = { args: { state: { step: "unavailable" } } };

export const InGermanOnASmallPhone: Story = {
  args: { state: { step: "active", alert: { ...alert, kind: "price", limit } } },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
