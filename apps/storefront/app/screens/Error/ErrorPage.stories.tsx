import type { ReadFailure } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { PageSubject } from "../../loaders/createFailureResponse.ts";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { ErrorPage } from "./ErrorPage.tsx";

/** What an error boundary gets when a loader has thrown `createFailureResponse`. */
const thrown = (status: number, failure: ReadFailure, subject: PageSubject) => ({
  status,
  statusText: "",
  internal: false,
  data: { failure, subject },
});

const meta = {
  ...inTheApp,
  title: "Screens/Error",
  parameters: { ...inTheApp.parameters, app: { at: "/phone-cases/blue" } },
  component: ErrorPage,
  args: { error: thrown(404, { kind: "notFound" }, "page") },
} satisfies Meta<typeof ErrorPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The address is named and what it may have meant is searched for. */
export const NoSuchPage: Story = {
  tags: ["fit", "visual-de"],
  parameters: { app: { at: "/phone-cases/blue?page=2" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Error 404" })).toBeVisible();
    await expect(canvas.getByText("Page not found")).toBeVisible();
    await expect(canvas.getByText("/phone-cases/blue?page=2")).toBeVisible();
  },
};

export const NoSuchProduct: Story = {
  args: { error: thrown(404, { kind: "notFound" }, "product") },
  parameters: { app: { at: "/product/nordlys-n9" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Product not found.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Search for “nordlys n9”" })).toHaveAttribute(
      "href",
      "/products?search=nordlys+n9",
    );
  },
};

export const NoSuchCategory: Story = {
  args: { error: thrown(404, { kind: "notFound" }, "category") },
  parameters: { app: { at: "/product-category/typewriters" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Category not found.")).toBeVisible();
  },
};

/** Not the shopper's fault, and worth another try. */
export const TheShopCannotBeReached: Story = {
  tags: ["fit", "visual-de"],
  args: { error: thrown(503, { kind: "unreachable" }, "page") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The shop cannot be reached right now.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** A fault of ours says so and shows nothing of its inside. */
export const SomethingBroke: Story = {
  args: { error: new TypeError("Cannot read properties of undefined (reading 'price')") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Error 500" })).toBeVisible();
    await expect(canvas.queryByText(/properties of undefined/)).not.toBeInTheDocument();
  },
};

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
