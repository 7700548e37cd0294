import { createSiteLinks } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectFieldErrors } from "../../testing/expectFieldErrors.ts";
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

/** The form itself says what it needs, in the language of the page; the browser would say it in its own. */
export const SaysWhatIsMissing: Story = {
  tags: ["sheet"],
  play: (context) =>
    expectFieldErrors(context, "Show the order", [
      ["Order number", "Enter the order number."],
      ["E-mail of the order", "Enter your e-mail address."],
    ]),
};

/** The error goes as soon as its field is corrected. */
export const SaysWhatIsWrongWithTheAddress: Story = {
  args: { number: "8901" },
  tags: ["!sheet"],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const email = canvas.getByLabelText("E-mail of the order");
    await userEvent.type(email, "ada");
    await expectFieldErrors(context, "Show the order", [
      ["E-mail of the order", "Enter an e-mail address like name@example.com."],
    ]);
    await userEvent.type(email, "@example.test");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await expect(canvas.queryByText("Enter an e-mail address like name@example.com.")).not.toBeInTheDocument();
  },
};

export const SaysWhatIsMissingInGerman: Story = {
  tags: ["!sheet"],
  globals: { locale: "de_DE" },
  play: (context) =>
    expectFieldErrors(context, "Bestellung anzeigen", [
      ["Bestellnummer", "Geben Sie die Bestellnummer ein."],
      ["E-Mail-Adresse der Bestellung", "Geben Sie Ihre E-Mail-Adresse ein."],
    ]),
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
