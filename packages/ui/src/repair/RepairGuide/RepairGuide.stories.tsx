import { emptySettings } from "@rewire/domain";
import { repairMenus } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SettingsProvider } from "../../provider/Settings.tsx";
import { RepairGuide } from "./RepairGuide.tsx";

const meta = {
  title: "Repair/RepairGuide",
  tags: ["sheet", "one-width"],
  component: RepairGuide,
  args: {
    menus: repairMenus,
    phone: "+49 30 23125 014",
    chatHref: "https://chat.rewire.example/",
    acceptsMailInRepairs: true,
  },
} satisfies Meta<typeof RepairGuide>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {};

/** The shop buys used devices, too. */
export const WithTradeIn: Story = {
  tags: ["!sheet"],
  args: { tradeInHref: "/trade-in" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Rather sell it?" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See what it is worth" })).toHaveAttribute("href", "/trade-in");
  },
};

/** Questions open with the keyboard; the browser's own search finds their answers. */
export const AnswersWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByText("Does a repair delete my data?").closest("summary")?.focus();
    await userEvent.click(document.activeElement ?? document.body);
    await expect(await canvas.findByText(/Nearly never/)).toBeVisible();
  },
};

export const WithoutPricesAndMail: Story = { args: { menus: [], acceptsMailInRepairs: false } };

/** Before a shop whose owner has set nothing: how it goes, what it costs, and what the law says. */
export const NothingSet: Story = {
  args: { phone: "", chatHref: "", acceptsMailInRepairs: false, hasCounter: false },
  decorators: [
    (Story) => (
      <SettingsProvider value={emptySettings.shop}>
        <Story />
      </SettingsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "How it works" })).toBeVisible();
    for (const name of ["What we promise", "Two ways to us"]) {
      await expect(canvas.queryByRole("heading", { name })).not.toBeInTheDocument();
    }
    await expect(canvas.queryByText(/12 months|while you wait|pay nothing/)).not.toBeInTheDocument();
  },
};

export const InGermanOnASmallPhone: Story = {
  tags: ["!sheet"],
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};
