import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { AlertScreen } from "./AlertScreen.tsx";

const alert = {
  kind: "stock",
  name: "Nordlys N3 Pro",
  limit: null,
  followsPrice: false,
  productHref: "/product/nordlys-n3-pro",
  id: "1001-AAAAAAAAAAAAAAAAAAAAAA",
  key: "key",
} as const;

const meta = {
  ...inTheApp,
  title: "Screens/Alert",
  parameters: { ...inTheApp.parameters, app: { at: "/alerts" } },
  component: AlertScreen,
  args: { view: { step: "confirm", alert } },
} satisfies Meta<typeof AlertScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToConfirm: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Your alert" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Yes, write to me" })).toBeVisible();
  },
};

/** Posted without JavaScript and refused: what was typed is still there. */
export const RefusedForm: Story = {
  tags: ["fit"],
  args: {
    view: {
      step: "form",
      kind: "price",
      slug: "nordlys-n3-pro",
      name: "Nordlys N3 Pro",
      variationId: null,
      price: { minor: 66900, currency: "EUR" },
      result: { kind: "invalid", issues: { amount: "met" } },
      values: { email: "gina@example.test", amount: "700" },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Your e-mail address")).toHaveValue("gina@example.test");
    await expect(canvas.getByLabelText(/At this price or less/)).toHaveAccessibleDescription(/already costs no more/);
  },
};

export const EndedInGerman: Story = {
  args: { view: { step: "ended" } },
  globals: { locale: "de_DE" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("Ihre Benachrichtigung ist beendet");
  },
};
