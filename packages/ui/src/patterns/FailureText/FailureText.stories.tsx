import type { ShopFailure } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { FailureText } from "./FailureText.tsx";

const all: readonly ShopFailure[] = [
  { kind: "offline" },
  { kind: "unreachable" },
  { kind: "timeout" },
  { kind: "sessionExpired" },
  { kind: "notFound" },
  { kind: "outOfStock", product: "Corvid Flip" },
  { kind: "outOfStock", product: null },
  { kind: "notEnoughStock", product: "Orrery 2", remaining: 2 },
  { kind: "notEnoughStock", product: "Orrery 2", remaining: 0 },
  { kind: "notEnoughStock", product: "Orrery 2", remaining: null },
  { kind: "notEnoughStock", product: null, remaining: 2 },
  { kind: "notEnoughStock", product: null, remaining: null },
  { kind: "soldIndividually" },
  { kind: "notPurchasable" },
  { kind: "choiceMissing" },
  { kind: "bookingMissing" },
  { kind: "couponUnknown", code: "nope" },
  { kind: "couponUnknown", code: null },
  { kind: "couponExpired", code: "summer" },
  { kind: "couponExpired", code: null },
  { kind: "couponUsedUp", code: "first100" },
  { kind: "couponUsedUp", code: null },
  { kind: "couponAlreadyApplied" },
  { kind: "emailInvalid" },
  { kind: "paymentMethodInvalid" },
  { kind: "shippingUnavailable" },
  { kind: "cartEmpty" },
  { kind: "cartChanged" },
  { kind: "slotTaken" },
  { kind: "tooManySlots" },
  { kind: "orderUnknown" },
  { kind: "paymentUnavailable" },
  { kind: "paymentIncomplete" },
  { kind: "paymentDeclined" },
  { kind: "cardExpired" },
  { kind: "paymentNotConfirmed" },
  { kind: "paymentLost" },
  { kind: "paymentMismatch" },
  { kind: "notAllowed" },
  { kind: "shopError" },
  { kind: "unknownUser" },
  { kind: "wrongPassword" },
  { kind: "logInRefused" },
  { kind: "logInLost" },
  { kind: "logInUnavailable" },
  { kind: "credentialsMissing" },
  { kind: "tooManyAttempts", waitSeconds: 290 },
  { kind: "tooManyAttempts", waitSeconds: null },
  { kind: "emailTaken" },
  { kind: "usernameTaken" },
  { kind: "usernameInvalid" },
  { kind: "passwordMismatch" },
  { kind: "passwordTooShort" },
  { kind: "passwordTooCommon" },
  { kind: "resetLinkInvalid" },
  { kind: "reviewTooSoon" },
  { kind: "reviewRepeated" },
  { kind: "reviewsClosed" },
  { kind: "tooLong", max: 250 },
  { kind: "rejected", message: "The minimum spend for this coupon is €500.00." },
  { kind: "rejected", message: " " },
];

const meta = {
  title: "Cart/FailureText",
  tags: ["sheet", "one-width"],
  component: FailureText,
  args: { failure: { kind: "offline" } },
  render: () => (
    <ul>
      {all.map((failure, index) => (
        <li key={index}>
          <FailureText failure={failure} />
        </li>
      ))}
    </ul>
  ),
} satisfies Meta<typeof FailureText>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Our sentence for every failure; the shop's own words only where nobody could classify them. */
export const EveryFailure: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(all.length);
    await expect(canvas.getByText("The minimum spend for this coupon is €500.00.")).toBeVisible();
    await expect(canvas.getAllByText("Something went wrong.")).toHaveLength(2);
  },
};

export const InGerman: Story = { tags: ["!sheet"], globals: { locale: "de_DE" } };

/** In an Alert beside what was pressed, which screen readers say at once. */
export const InAnAlert: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  render: () => (
    <Alert tone="danger" announce="assertive" title="The order was not placed">
      <FailureText failure={{ kind: "paymentDeclined" }} />
    </Alert>
  ),
};

/** A sentence like any other: nobody notices that the order was not placed. */
export const InATextOfItsOwn: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  render: () => (
    <>
      <Button>Place order</Button>
      <p>
        <FailureText failure={{ kind: "paymentDeclined" }} />
      </p>
    </>
  ),
};
