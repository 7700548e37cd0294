import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ErrorSummary } from "./ErrorSummary.tsx";

const meta = {
  title: "Checkout/ErrorSummary",
  tags: ["sheet", "one-width"],
  component: ErrorSummary,
  args: {
    invalidFields: [
      { id: "delivery-postcode", label: "Postal code", message: "Five digits, for example 10999." },
      { id: "phone", label: "Phone", message: "This number looks too short." },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is announced is the number of fields; the list is outside the live region. */
export const TwoFields: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/^2 fields need a look$/);
    await expect(canvas.getByRole("alert")).not.toContainElement(canvas.getByRole("list"));
  },
};

export const OneField: Story = {
  args: { invalidFields: [{ id: "email", label: "E-mail", message: "Enter your e-mail address." }] },
};

/** A form that keeps nothing says nothing about it. */
export const WithoutANote: Story = {
  args: { note: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Everything else is saved.")).not.toBeInTheDocument();
  },
};

/** French has a narrow space before the colon. */
export const French: Story = {
  tags: ["!sheet"],
  globals: { locale: "fr_FR" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")[0]?.textContent).toMatch(/^Postal code\u202F: Five/);
  },
};

export const Nothing: Story = {
  tags: ["!sheet"],
  args: { invalidFields: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
  },
};

/** Each name leads to its field. */
export const LeadsToTheField: Story = {
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <label>
        Postal code <input id="delivery-postcode" />
      </label>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Postal code" })).toHaveFocus();
  },
};

/** Each field by its label, with what to do, and a way there. */
export const FieldsByName: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** It names no field: whoever cannot see the red border has to look through the whole form. */
export const NamesNoField: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { invalidFields: [{ id: "form", label: "Error", message: "Please check what you have entered." }] },
};
