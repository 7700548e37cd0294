import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { ContactScreen } from "./ContactScreen.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/Contact",
  component: ContactScreen,
  args: { open: { isOpen: true, until: "19:00" } },
} satisfies Meta<typeof ContactScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OpenNow: Story = {
  tags: ["visual", "visual-de"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
  },
};

export const ClosedForLong: Story = { args: { open: { isOpen: false, next: null } } };

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
