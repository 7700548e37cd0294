import type { RefusalRule } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { WithdrawalChoice, type ChoiceLine } from "./WithdrawalChoice.tsx";

const line = (position: number, name: string, changes: Partial<ChoiceLine> = {}): ChoiceLine => ({
  position,
  name,
  options: [],
  paid: { minor: 4900, currency: "EUR" },
  remainingQuantity: 1,
  rule: null,
  condition: null,
  lastDay: "2026-12-16",
  ...changes,
});

const meta = {
  title: "Withdrawal/WithdrawalChoice",
  tags: ["sheet"],
  component: WithdrawalChoice,
  args: {
    kind: "withdrawal",
    action: "/withdrawal",
    order: { number: "890", date: "2026-11-21T00:30:00+01:00" },
    lines: [
      line(0, "Hearth Hub", { remainingQuantity: 3, paid: { minor: 50_700, currency: "EUR" }, options: ["White"] }),
      line(1, "Repair Shop Diagnostics", { condition: "sealed" }),
      line(2, "Screen repair", { rule: "workBegun" }),
    ],
    fields: { number: "890", key: "k" },
    chosenValues: { quantities: {}, conditions: [], isWhole: false, reason: null, method: null },
    error: null,
    refused: [],
    earlier: [],
    methods: ["label", "counter"],
    statementHref: "/withdrawal?words=1",
    timeZone: "Europe/Berlin",
  },
} satisfies Meta<typeof WithdrawalChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A refused item has no control and names its rule. */
export const AnOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("The work on this repair has begun.")).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText("Quantity: Hearth Hub"), "2");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Repair Shop Diagnostics" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "The seal is unbroken." }));
    const button = canvas.getByRole<HTMLButtonElement>("button", { name: "Withdraw from contract" });
    await expect(button.form && [...new FormData(button.form, button)]).toEqual([
      ["number", "890"],
      ["key", "k"],
      ["q0", "2"],
      ["q1", "1"],
      ["c1", "1"],
      ["step", "check"],
    ]);
  },
};

export const AReturn: Story = { args: { kind: "return", action: "/returns" } };

export const NothingChosen: Story = { args: { error: { kind: "nothing" } } };

export const OnlyRefusedItemsChosen: Story = {
  args: { refused: [{ name: "Repair Shop Diagnostics", rule: "sealed" }] },
};

const rules: readonly RefusalRule[] = [
  "closed",
  "done",
  "cancelled",
  "late",
  "workBegun",
  "madeToOrder",
  "repair",
  "digital",
  "giftCard",
];

/** Every rule has its sentence, and the list's last line parts it from the link. */
export const EachRule: Story = {
  args: { lines: rules.map((rule, position) => line(position, `Article ${position + 1}`, { rule })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("checkbox", { name: /^Article/ })).not.toBeInTheDocument();
    const links = canvas.getByRole("link", { name: "Write in your own words" }).closest("ul");
    await expect(links && getComputedStyle(links).borderTopWidth).toBe("0px");
  },
};

/** Ordered and declared soon after midnight in the shop: the days are those of its clock. */
export const NothingLeft: Story = {
  args: {
    lines: [line(0, "Hearth Hub", { remainingQuantity: 0, rule: "done", paid: { minor: 0, currency: "EUR" } })],
    earlier: [{ id: 12, at: "2026-11-21T23:30:00Z", href: "/withdrawal/receipt?id=12&key=k" }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Withdraw from contract" })).toBeNull();
    await expect(
      canvas.getByRole("heading", { name: "You cannot withdraw from anything in this order" }),
    ).toBeVisible();
    await expect(canvas.getByText("Order 890 of November 21, 2026")).toBeVisible();
    await expect(canvas.queryByText("€0.00")).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "No. 12 of November 22, 2026" })).toBeVisible();
  },
};

export const IsChosenWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox", { name: "Everything that is possible" })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByLabelText("Quantity: Hearth Hub")).toHaveFocus();
  },
};

export const InGermanOnASmallPhone: Story = {
  args: { kind: "return", error: { kind: "changed" } },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};
