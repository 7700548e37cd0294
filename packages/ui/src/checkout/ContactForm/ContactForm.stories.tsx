import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { filled, InAForm } from "../checkoutForStories.tsx";
import { ContactForm } from "./ContactForm.tsx";

const meta = {
  title: "Checkout/ContactForm",
  tags: ["sheet", "one-width"],
  component: ContactForm,
  decorators: [
    (Story, { parameters }) => (
      <InAForm values={parameters["values"]}>
        <Story />
      </InAForm>
    ),
  ],
} satisfies Meta<typeof ContactForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { parameters: { values: filled } };

export const PhoneNeeded: Story = { args: { phone: "required" } };

export const WithoutPhone: Story = { args: { phone: "hidden" } };

/** Each field says what is wrong when it is left, and stops saying it when it is mended. */
export const SaysWhatIsWrong: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole("textbox", { name: "E-mail" });
    await userEvent.type(email, "anneliese@");
    await userEvent.tab();
    await expect(await canvas.findByText("Enter an e-mail address like name@example.com.")).toBeVisible();
    await userEvent.type(email, "example.com");
    await expect(canvas.queryByText("Enter an e-mail address like name@example.com.")).not.toBeInTheDocument();

    const phone = canvas.getByRole("textbox", { name: /^Phone/ });
    await userEvent.type(phone, "0151 23");
    await userEvent.tab();
    await expect(await canvas.findByText("This number looks too short.")).toBeVisible();
    await userEvent.type(phone, "456789");
    await waitFor(() => expect(canvas.queryByText("This number looks too short.")).not.toBeInTheDocument());
  },
};

export const KnowsTheBrowsersAutocomplete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveAttribute("autocomplete", "email");
    await expect(canvas.getByRole("textbox", { name: /^Phone/ })).toHaveAttribute("autocomplete", "tel");
  },
};
