import { createSiteLinks } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OrderStatusForm } from "./OrderStatusForm.tsx";

const meta = {
  title: "Account/OrderStatusForm",
  tags: ["sheet"],
  component: OrderStatusForm,
  args: { links: createSiteLinks(""), number: "", error: null },
} satisfies Meta<typeof OrderStatusForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** The same words for a wrong number, a wrong e-mail address and an account's order; the number stays in its field. */
export const NotFound: Story = {
  args: { number: "8901", error: { kind: "notFound" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "We found no guest order with this number and this e-mail address. Please check both.",
    );
    await expect(canvas.getByRole("textbox", { name: "Order number" })).toHaveValue("8901");
  },
};

/** A link that was cut, or that is older than 30 days. */
export const LinkThatOpensNothing: Story = { args: { error: { kind: "linkInvalid" } } };

export const TooManyAttempts: Story = {
  args: { number: "8901", error: { kind: "tooMany", waitSeconds: 840 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("14 minutes");
  },
};

export const ShopDown: Story = { args: { number: "8901", error: { kind: "unavailable" } } };

/** A server without the shop's service account can read no guest's order: there is no form that would never work. */
export const NotOffered: Story = {
  args: { isAvailable: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Sign in" })).toBeVisible();
  },
};

export const IsFilledInWithTheKeyboard: Story = {
  globals: { locale: "de_DE" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("8901");
    await userEvent.tab();
    await userEvent.keyboard("ada@example.test");
    await userEvent.tab();
    const button = canvas.getByRole<HTMLButtonElement>("button", { name: "Bestellung anzeigen" });
    await expect(button).toHaveFocus();
    await expect(button.form && [...new FormData(button.form)]).toEqual([
      ["number", "8901"],
      ["email", "ada@example.test"],
    ]);
  },
};

export const InGermanOnASmallPhone: Story = {
  args: { error: { kind: "notFound" } },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};
