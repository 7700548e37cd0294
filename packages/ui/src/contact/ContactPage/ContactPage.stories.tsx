import { emptySettings } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SettingsProvider } from "../../provider/Settings.tsx";
import { ContactPage } from "./ContactPage.tsx";

const meta = {
  title: "Contact/ContactPage",
  tags: ["sheet"],
  component: ContactPage,
  args: {
    phone: "+49 30 23125 014",
    chatHref: "https://chat.rewire.example/",
    email: "hello@rewire.example",
    openingState: { isOpen: true, until: "19:00" },
    orderHref: "/order-status",
    trackHref: "/repair/status",
    repairHref: "/repair",
    tradeInHref: "/trade-in",
  },
} satisfies Meta<typeof ContactPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OpenNow: Story = {};

/** Before a shop whose owner has set nothing: no number to call first, no days to return. */
export const NothingSet: Story = {
  args: { phone: "", chatHref: "", email: "", openingState: null, tradeInHref: undefined },
  decorators: [
    (Story) => (
      <SettingsProvider value={emptySettings.shop}>
        <Story />
      </SettingsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/quickest way is the phone/)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/30 days/)).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "New repair" })).toBeVisible();
  },
};

export const AnswersWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Orders of an account are in your account/)).toBeVisible();
    canvas.getByText("Do you buy old devices?").closest("summary")?.focus();
    await userEvent.click(document.activeElement ?? document.body);
    await expect(canvas.getByRole("link", { name: "See what yours is worth" })).toHaveAttribute("href", "/trade-in");
  },
};

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
