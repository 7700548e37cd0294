import { carts, cartLines } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { fullCart } from "../../cart/cartForStories.ts";
import { EditCartLink, CollapsedReview, OrderReview } from "./OrderReview.tsx";

const meta = {
  title: "Checkout/OrderReview",
  tags: ["sheet", "one-width"],
  component: OrderReview,
  args: { lines: carts.phoneAndChargers.lines, totals: carts.phoneAndChargers.totals, needsShipping: true },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "420px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderReview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {
  args: { productHref: (slug) => `/product/${slug}`, editLink: <EditCartLink onEdit={fn()} /> },
};

export const CouponAndGiftCard: Story = {
  args: { lines: fullCart.lines, totals: fullCart.totals, coupons: fullCart.coupons },
};

export const VirtualGoods: Story = {
  args: { lines: carts.virtualOnly.lines, totals: carts.virtualOnly.totals, needsShipping: false },
};

/** Goods that are sold by length show the price of a metre below their price. */
export const WithUnitPrice: Story = {
  args: {
    lines: [{ ...cartLines.chargers, measurePrice: { amount: { minor: 295, currency: "EUR" }, measure: "m" } }],
  },
  play: async ({ canvas }) => expect(canvas.getByText(/€2\.95 \/ m$/)).toBeVisible(),
};

export const LongGermanName: Story = {
  args: { lines: [{ ...cartLines.chargers, name: "Hochgeschwindigkeits-Induktionsladestation für Kopfhörerhüllen" }] },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** With large text on a small phone, codes and lines wrap. */
export const LargeText: Story = {
  tags: ["!sheet", "no-picture"],
  args: { lines: fullCart.lines, totals: fullCart.totals, coupons: fullCart.coupons },
  globals: { locale: "de_DE", textSize: "200", viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const review = canvas.getByRole("region");
    await expect(review.scrollWidth).toBeLessThanOrEqual(review.clientWidth);
    const [name] = canvas.getAllByText(fullCart.lines[0]?.name ?? "");
    await expect(name?.clientWidth).toBeGreaterThan(120);
  },
};

/** On phones it is one line until somebody looks. */
export const Folded: Story = {
  render: (args) => (
    <CollapsedReview cart={carts.phoneAndChargers}>
      <OrderReview {...args} />
    </CollapsedReview>
  ),
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByText("Your order");
    await expect(heading).not.toBeVisible();
    await userEvent.click(canvas.getByText("Your order, 3 items"));
    await expect(heading).toBeVisible();
  },
};

/** The browser makes a click of Enter on a summary; a key that a script sends does not. */
export const UnfoldsByKeyboard: Story = {
  tags: ["!sheet"],
  ...Folded,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const summary = canvas.getByText("Your order, 3 items").closest("summary");
    await expect(summary).toHaveFocus();
    summary?.click();
    await expect(canvas.getByText("Your order")).toBeVisible();
  },
};
