import { orders } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { OrderStatusScreen } from "./OrderStatusScreen.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/OrderStatus",
  parameters: { ...inTheApp.parameters, app: { at: "/order-status" } },
  component: OrderStatusScreen,
  args: { number: "", lookup: null, isAvailable: true },
} satisfies Meta<typeof OrderStatusScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingAsked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Order status" })).toBeVisible();
    await expect(canvas.getByRole<HTMLButtonElement>("button", { name: "Show the order" }).form).toHaveAttribute(
      "action",
      "/order-status",
    );
  },
};

/** A wrong number, a wrong e-mail and an order of an account are this one answer. */
export const NotFound: Story = {
  tags: ["fit"],
  args: { number: "8901", lookup: { kind: "notFound" } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("We found no guest order with this number and this e-mail address. Please check both."),
    ).toBeVisible();
    await expect(canvas.getByLabelText("Order number")).toHaveValue("8901");
  },
};

export const TooManyAttempts: Story = { args: { number: "8901", lookup: { kind: "tooMany", waitSeconds: 600 } } };

/** An order is followed, not placed: nobody is thanked again. */
export const TheOrder: Story = {
  tags: ["fit"],
  args: { lookup: { kind: "found", order: orders.placed } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Order 8901" })).toBeVisible();
    await expect(canvas.queryByText(/A receipt is on its way/)).not.toBeInTheDocument();
  },
};

/** The shop has not given its server a log-in that reads orders: the other ways to an order stand here. */
export const NotOffered: Story = { args: { isAvailable: false } };

export const GermanByKeyboardOnASmallPhone: Story = {
  tags: ["no-picture"],
  globals: { locale: "de_DE", viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByLabelText("Bestellnummer");
    number.focus();
    await userEvent.keyboard("8901");
    await userEvent.tab();
    await expect(canvas.getByLabelText("E-Mail-Adresse der Bestellung")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Bestellung anzeigen" })).toHaveFocus();
  },
};
