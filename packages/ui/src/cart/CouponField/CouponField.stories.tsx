import type { AppliedCoupon } from "@rewire/domain";
import { carts } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { giftCard } from "../cartForStories.ts";
import { CouponField, type CouponFieldProps } from "./CouponField.tsx";

const args: CouponFieldProps = { coupons: [], onApply: fn(async () => null), onRemove: fn(async () => null) };

const meta = {
  title: "Cart/CouponField",
  tags: ["sheet", "one-width"],
  component: CouponField,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "420px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CouponField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Applied: Story = { args: { coupons: carts.withCoupon.coupons } };

export const GiftCardWithRest: Story = { args: { coupons: [giftCard] } };

/** The shop takes no codes: there is no field, applied ones still stand there. */
export const WithoutField: Story = {
  args: { coupons: carts.withCoupon.coupons, onApply: undefined, onRemove: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
    await expect(canvas.getByText("WELCOME10")).toBeVisible();
  },
};

export const Refused: Story = {
  tags: ["sheet"],
  args: { onApply: fn(async () => ({ kind: "couponExpired", code: "summer" }) as const) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Coupon or gift card" });
    await userEvent.type(field, "summer{Enter}");
    await expect(await canvas.findByText("The code “SUMMER” has expired.")).toBeVisible();
    await expect(field).toHaveValue("summer");
    await expect(field).toHaveAccessibleDescription("The code “SUMMER” has expired.");
  },
};

export const AsksForACode: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Apply" }));
    await expect(canvas.getByText("Enter the code first.")).toBeVisible();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

/** Type, Enter, done; spaces around the code do not matter. */
export const AppliesByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" welcome10 {Enter}");
    await expect(args.onApply).toHaveBeenCalledWith("welcome10");
    await expect(await canvas.findByText("WELCOME10 is applied")).toBeInTheDocument();
    await expect(canvas.getByRole("textbox")).toHaveValue("");
  },
};

export const TakesACodeBack: Story = {
  tags: ["!sheet"],
  args: { coupons: carts.withCoupon.coupons },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove WELCOME10" }));
    await expect(args.onRemove).toHaveBeenCalledWith("welcome10");
  },
};

/** A code that could not be removed still stands there, with the reason below. */
export const RemovalFails: Story = {
  tags: ["!sheet"],
  args: {
    coupons: carts.withCoupon.coupons,
    onRemove: fn(async () => ({ kind: "unreachable" }) as const),
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Remove WELCOME10" });
    await userEvent.click(button);
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent(/^WELCOME10 could not be removed\./);
    await expect(alert).toHaveTextContent(/cannot be reached right now/);
    await expect(button).toBeVisible();
    await userEvent.click(button);
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};

const soloCoupon: AppliedCoupon = { code: "solo20", description: "20 % off", saves: { minor: 3380, currency: "EUR" } };

/** Field whose shop applies SOLO20 alone, as WooCommerce does with a coupon for individual use only. */
function WithIndividualUse(args: CouponFieldProps) {
  const [coupons, setCoupons] = useState(args.coupons);
  const apply = async () => {
    setCoupons([soloCoupon]);
    return null;
  };
  const remove = async () => {
    setCoupons([]);
    return null;
  };
  return <CouponField coupons={coupons} onApply={apply} onRemove={remove} />;
}

/** A code for individual use removes the others: the notice lists them until the code is removed. */
export const ReplacesOtherCodes: Story = {
  tags: ["sheet"],
  args: { coupons: [...carts.withCoupon.coupons, giftCard] },
  render: (args) => <WithIndividualUse {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "solo20{Enter}");
    const notice = await canvas.findByText(
      "No longer applied: WELCOME10, GIFT-7K42. SOLO20 cannot be combined with other codes.",
    );
    await expect(notice).toBeVisible();
    await expect(notice.closest("[aria-live=polite]")).not.toBeNull();
  },
};

export const ForgetsReplacedCodes: Story = {
  tags: ["!sheet"],
  args: { coupons: carts.withCoupon.coupons },
  render: (args) => <WithIndividualUse {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "solo20{Enter}");
    await expect(await canvas.findByText(/^No longer applied: WELCOME10/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove SOLO20" }));
    await expect(canvas.queryByText(/^No longer applied/)).not.toBeInTheDocument();
  },
};

/** A code that is in the cart already allows no other. */
export const ExcludedByAnotherCode: Story = {
  tags: ["!sheet"],
  args: { coupons: [soloCoupon], onApply: fn(async () => ({ kind: "couponExclusive", code: "solo20" }) as const) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "save10{Enter}");
    await expect(
      await canvas.findByText(
        "The code “SOLO20” is already applied and cannot be combined with others. Remove it to use another one.",
      ),
    ).toBeVisible();
  },
};

function WithLateRemoval(args: CouponFieldProps) {
  const [coupons, setCoupons] = useState(args.coupons);
  return (
    <>
      <CouponField {...args} coupons={coupons} />
      <button type="button" onClick={() => setCoupons([])}>
        Code goes
      </button>
    </>
  );
}

/** The reason goes with the code, for example when the shop has removed it after all. */
export const RemovalFailsAndTheCodeGoes: Story = {
  tags: ["!sheet"],
  args: {
    coupons: carts.withCoupon.coupons,
    onRemove: fn(async () => ({ kind: "unreachable" }) as const),
  },
  render: (args) => <WithLateRemoval {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove WELCOME10" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Code goes" }));
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
  },
};

export const Waiting: Story = {
  tags: ["sheet"],
  args: { onApply: fn(() => new Promise<null>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "welcome10{Enter}{Enter}");
    await expect(canvas.getByRole("button", { name: "Applying..." })).toHaveAttribute("aria-busy", "true");
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};
