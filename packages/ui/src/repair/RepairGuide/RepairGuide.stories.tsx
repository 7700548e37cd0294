import { repairMenus } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RepairGuide } from "./RepairGuide.tsx";

const meta = {
  title: "Repair/RepairGuide",
  tags: ["sheet", "one-width"],
  component: RepairGuide,
  args: { menus: repairMenus, phone: "+49 30 23125 014", chatHref: "https://chat.rewire.example/", takesMail: true },
} satisfies Meta<typeof RepairGuide>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {};

/** Questions open with the keyboard; the browser's own search finds their answers. */
export const AnswersWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByText("Does a repair delete my data?").closest("summary")?.focus();
    await userEvent.click(document.activeElement ?? document.body);
    await expect(await canvas.findByText(/Nearly never/)).toBeVisible();
  },
};

export const WithoutPricesAndMail: Story = { args: { menus: [], takesMail: false } };

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
