import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ContactOptions, type ContactOptionsProps } from "./ContactOptions.tsx";

const args: ContactOptionsProps = {
  phone: "+49 30 23125 014",
  chatHref: "https://chat.rewire.example/",
  email: "hello@rewire.example",
  openingState: { isOpen: true, until: "19:00" },
  orderHref: "/order-status",
  trackHref: "/repair/status",
  repairHref: "/repair",
};

const meta = {
  title: "Contact/ContactWays",
  tags: ["sheet", "one-width"],
  component: ContactOptions,
  args,
} satisfies Meta<typeof ContactOptions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OpenNow: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "+49 30 23125 014" })).toHaveAttribute("href", "tel:+493023125014");
    await expect(canvas.getByText("Open now, until 19:00")).toBeVisible();
  },
};

export const OpensToday: Story = {
  args: { openingState: { isOpen: false, next: { date: "2026-11-23", from: "10:00", isToday: true } } },
};

export const OpensAfterAHoliday: Story = {
  args: { openingState: { isOpen: false, next: { date: "2026-12-28", from: "10:00", isToday: false } } },
};

export const ClosedForLong: Story = { args: { openingState: { isOpen: false, next: null } } };

/** Before a shop whose owner has set nothing, only orders and the repair desk are left. */
export const NothingSet: Story = {
  args: { phone: "", chatHref: "", email: "", openingState: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.queryByRole("link", { name: "Start a chat" })).not.toBeInTheDocument();
  },
};

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

/** A phone number stays on one line in large text. */
export const LargeTextOnAPhone: Story = {
  tags: ["!sheet"],
  globals: { textSize: "200", viewport: { value: "w390" } },
  play: async ({ args, canvas }) => {
    const number = document.createRange();
    number.selectNodeContents(canvas.getByText(args.phone));
    await expect([...number.getClientRects()]).toHaveLength(1);
  },
};

export const IsReachedWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "+49 30 23125 014" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Start a chat" })).toHaveFocus();
  },
};

/** A phone number is read from left to right in any text: its groups of digits would change places. */
export const PhoneNumberRightToLeft: Story = {
  tags: ["!sheet"],
  globals: { direction: "rtl" },
  play: async ({ args, canvas }) => {
    const text = canvas.getByText(args.phone).firstChild;
    if (!text) throw new Error("The number has no text");
    const leftOf = (index: number): number => {
      const character = document.createRange();
      character.setStart(text, index);
      character.setEnd(text, index + 1);
      return character.getBoundingClientRect().left;
    };
    await expect(leftOf(0)).toBeLessThan(leftOf(args.phone.length - 1));
  },
};
