import { quoteRepair } from "@rewire/domain";
import { devices, repairQuotes } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { findTextLeft } from "../../testing/findTextLeft.ts";
import { RepairEstimate } from "./RepairEstimate.tsx";
import { RepairFact } from "./RepairFact.tsx";

const meta = {
  title: "Repair/RepairEstimate",
  tags: ["sheet", "one-width"],
  component: RepairEstimate,
  args: {
    quote: repairQuotes.screen,
    validDays: 14,
    replaceHref: "/product-category/smartphones",
    action: (
      <LinkButton variant="repair" size="lg" isBlock href="#book">
        Book Monday 11:30
      </LinkButton>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RepairEstimate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FixedPrice: Story = {
  args: {
    appointment: (
      <RepairFact icon="calendar">
        <b>Monday, November 23, 11:30</b>
      </RepairFact>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Worth repairing")).toBeVisible();
    await expect(canvas.getByText(/This is 20% of the price/)).toBeVisible();
  },
};

export const TwoFaults: Story = { args: { quote: repairQuotes.screenAndBattery } };

export const PriceRange: Story = { args: { quote: repairQuotes.range } };

/** The lower price stays the first one. */
export const PriceRangeRightToLeft: Story = {
  tags: ["!sheet", "no-picture"],
  args: { quote: repairQuotes.range },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const [price] = canvas.getAllByRole("cell", { name: /^€.+ to €/ });
    const [from = "", to = ""] = price?.textContent.split(" to ") ?? [];
    if (!price || !to) throw new Error("The price range is missing");
    await expect(findTextLeft(price, from)).toBeLessThan(findTextLeft(price, to));
  },
};

export const CheckOnly: Story = { args: { quote: repairQuotes.water } };

/** It costs more than half of a comparable new one: we say so, and repair it all the same. */
export const RatherReplace: Story = {
  args: { quote: { ...repairQuotes.notWorthIt } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "See new ones" })).toHaveAttribute(
      "href",
      "/product-category/smartphones",
    );
    await expect(canvas.queryByRole("link", { name: "See what it is worth" })).not.toBeInTheDocument();
  },
};

/** The shop buys used devices: the same advice also leads to what it would pay. */
export const RatherSell: Story = {
  tags: ["!sheet"],
  args: { quote: { ...repairQuotes.notWorthIt }, sellHref: "/trade-in?device=moss-a1" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "See what it is worth" })).toHaveAttribute(
      "href",
      "/trade-in?device=moss-a1",
    );
  },
};

/** No price, no time: the workshop writes first. */
export const OnRequest: Story = { args: { quote: repairQuotes.unknown, validDays: undefined } };

export const NothingChosenYet: Story = { args: { quote: quoteRepair(devices.nordlysN3Pro, []) } };

export const InGermanOnASmallPhone: Story = {
  args: { quote: repairQuotes.screenAndBattery },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** Faults and prices do not share a line for which large text has no room. */
export const LargeTextOnAPhone: Story = {
  tags: ["!sheet"],
  args: { quote: repairQuotes.range },
  globals: { textSize: "200", viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    for (const name of canvas.getAllByRole("rowheader")) {
      const amount = name.nextElementSibling;
      await expect(name.offsetWidth).toBeGreaterThan(200);
      await expect(amount?.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom);
    }
  },
};

export const IsReachedWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Book Monday 11:30" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Print estimate" })).toHaveFocus();
  },
};
