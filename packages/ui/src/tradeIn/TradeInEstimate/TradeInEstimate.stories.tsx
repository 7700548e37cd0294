import { estimateTradeIn } from "@rewire/domain";
import { faults } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TradeInEstimate } from "./TradeInEstimate.tsx";

const euros = (units: number) => ({ minor: units * 100, currency: "EUR" });
const base = { storage: "128 GB", from: euros(230), to: euros(260) };
const repairs = Object.values(faults);

const meta = {
  title: "Trade-in/TradeInEstimate",
  component: TradeInEstimate,
  tags: ["sheet", "one-width"],
  args: {
    estimate: estimateTradeIn(base, ["screen", "battery"], repairs),
    device: "Nordlys N3 Pro, 128 GB",
    isLocked: false,
    validDays: 14,
    repairHref: "/repair?device=nordlys-n3-pro",
  },
} satisfies Meta<typeof TradeInEstimate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithArithmetic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: /Nordlys N3 Pro, 128 GB in good order €230 to €260/ })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "New screen −€149" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "We pay €22 to €52" })).toBeVisible();
  },
};

export const InGoodOrder: Story = { args: { estimate: estimateTradeIn(base, [], repairs) } };

/** Nobody knows what water has done before it is opened: the lowest amount is nothing. */
export const OpenCost: Story = {
  args: { estimate: estimateTradeIn(base, ["power", "water"], repairs) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: "We pay up to €202" })).toBeVisible();
    await expect(canvas.getByText(/Only a check shows/)).toBeVisible();
  },
};

/** The tables of the shop name no price for the repair. */
export const UnknownCost: Story = {
  args: { estimate: estimateTradeIn(base, ["screen"], []) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: "New screen open" })).toBeVisible();
  },
};

export const WorthNothing: Story = {
  tags: ["!sheet"],
  args: {
    estimate: estimateTradeIn({ storage: null, from: euros(25), to: euros(40) }, ["screen"], repairs),
    device: "Moss A1",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Sorry, we cannot pay anything for it" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See what a repair costs" })).toBeVisible();
    await expect(canvas.queryByRole("row", { name: /We pay/ })).not.toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  tags: ["!sheet"],
  args: WorthNothing.args ?? {},
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "See what a repair costs" });
    const followed = new Promise<void>((resolve) => {
      link.addEventListener("click", (event) => {
        event.preventDefault();
        resolve();
      });
    });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await followed;
  },
};

/** The shop has no value for the model. */
export const AtTheCounter: Story = {
  tags: ["!sheet"],
  args: { estimate: { kind: "counter" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "We estimate it at the counter" })).toBeVisible();
    await expect(canvas.queryByRole("table")).not.toBeInTheDocument();
  },
};

export const Locked: Story = { args: { isLocked: true } };

export const InGermanOnASmallPhone: Story = {
  tags: ["!sheet"],
  args: { isLocked: true },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** Names and ranges do not share a line for which large text has no room. */
export const LargeTextOnAPhone: Story = {
  tags: ["!sheet"],
  globals: { textSize: "200", viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole("rowheader", { name: /^Nordlys/ });
    for (const value of ["€230 to €260", "€22 to €52"]) {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(value));
      await expect([...range.getClientRects()]).toHaveLength(1);
    }
    await expect(name.offsetWidth).toBeGreaterThan(200);
  },
};

export const RightToLeft: Story = { tags: ["!sheet"], globals: { direction: "rtl" } };
