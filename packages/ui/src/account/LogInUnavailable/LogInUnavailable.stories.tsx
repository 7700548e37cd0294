import { createSiteLinks } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LogInUnavailable } from "./LogInUnavailable.tsx";

const meta = {
  title: "Account/LogInUnavailable",
  tags: ["sheet", "one-width"],
  component: LogInUnavailable,
  args: { links: createSiteLinks("") },
} satisfies Meta<typeof LogInUnavailable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SaysWhatToDoInstead: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 1 });
    await expect(heading).toHaveTextContent("You cannot sign in or open an account here at the moment.");
    await expect(canvas.getByText(/^You can order without an account/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact");
  },
};

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const link of canvas.getAllByRole("link")) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
