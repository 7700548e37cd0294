import type { ShopFailure } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { FailureText } from "./FailureText.tsx";

/** A failure of each kind, and several where its sentence depends on what is known. */
const failures: { readonly [Kind in ShopFailure["kind"]]: readonly Extract<ShopFailure, { kind: Kind }>[] } = {
  offline: [{ kind: "offline" }],
  unreachable: [{ kind: "unreachable" }],
  timeout: [{ kind: "timeout" }],
  sessionExpired: [{ kind: "sessionExpired" }],
  notFound: [{ kind: "notFound" }],
  outOfStock: [
    { kind: "outOfStock", product: "Corvid Flip" },
    { kind: "outOfStock", product: null },
  ],
  notEnoughStock: [
    { kind: "notEnoughStock", product: "Orrery 2", remaining: 2 },
    { kind: "notEnoughStock", product: "Orrery 2", remaining: 0 },
    { kind: "notEnoughStock", product: "Orrery 2", remaining: null },
    { kind: "notEnoughStock", product: null, remaining: 2 },
    { kind: "notEnoughStock", product: null, remaining: null },
  ],
  soldIndividually: [{ kind: "soldIndividually" }],
  notPurchasable: [{ kind: "notPurchasable" }],
  choiceMissing: [{ kind: "choiceMissing" }],
  bookingMissing: [{ kind: "bookingMissing" }],
  couponUnknown: [
    { kind: "couponUnknown", code: "nope" },
    { kind: "couponUnknown", code: null },
  ],
  couponExpired: [
    { kind: "couponExpired", code: "summer" },
    { kind: "couponExpired", code: null },
  ],
  couponUsedUp: [
    { kind: "couponUsedUp", code: "first100" },
    { kind: "couponUsedUp", code: null },
  ],
  couponAlreadyApplied: [{ kind: "couponAlreadyApplied" }],
  couponMinimum: [{ kind: "couponMinimum", code: "min500", amount: "€500.00" }],
  couponMaximum: [{ kind: "couponMaximum", code: "max20", amount: "€20.00" }],
  couponNotApplicable: [{ kind: "couponNotApplicable", code: "phones10" }],
  couponNotForSaleItems: [{ kind: "couponNotForSaleItems", code: "nosale" }],
  couponNotForEmail: [{ kind: "couponNotForEmail", code: "viponly" }],
  couponExclusive: [{ kind: "couponExclusive", code: "solo20" }],
  emailInvalid: [{ kind: "emailInvalid" }],
  paymentMethodInvalid: [{ kind: "paymentMethodInvalid" }],
  shippingUnavailable: [{ kind: "shippingUnavailable" }],
  cartEmpty: [{ kind: "cartEmpty" }],
  cartChanged: [{ kind: "cartChanged" }],
  totalChanged: [{ kind: "totalChanged", before: { minor: 77_700, currency: "EUR" }, missing: [] }],
  totalsUnknown: [{ kind: "totalsUnknown" }],
  cartRefilled: [{ kind: "cartRefilled" }],
  slotTaken: [{ kind: "slotTaken" }],
  tooManySlots: [{ kind: "tooManySlots" }],
  orderUnknown: [{ kind: "orderUnknown" }],
  paymentUnavailable: [{ kind: "paymentUnavailable" }],
  paymentIncomplete: [{ kind: "paymentIncomplete" }],
  paymentDeclined: [{ kind: "paymentDeclined" }],
  cardExpired: [{ kind: "cardExpired" }],
  paymentNotConfirmed: [{ kind: "paymentNotConfirmed" }],
  paymentLost: [{ kind: "paymentLost" }],
  paymentMismatch: [{ kind: "paymentMismatch" }],
  notAllowed: [{ kind: "notAllowed" }],
  shopError: [{ kind: "shopError" }],
  unknownUser: [{ kind: "unknownUser" }],
  wrongPassword: [{ kind: "wrongPassword" }],
  logInRefused: [{ kind: "logInRefused" }],
  logInLost: [{ kind: "logInLost" }],
  logInUnavailable: [{ kind: "logInUnavailable" }],
  credentialsMissing: [{ kind: "credentialsMissing" }],
  tooManyAttempts: [
    { kind: "tooManyAttempts", waitSeconds: 290 },
    { kind: "tooManyAttempts", waitSeconds: null },
  ],
  emailTaken: [{ kind: "emailTaken" }],
  usernameTaken: [{ kind: "usernameTaken" }],
  usernameInvalid: [{ kind: "usernameInvalid" }],
  passwordMismatch: [{ kind: "passwordMismatch" }],
  passwordTooShort: [{ kind: "passwordTooShort" }],
  passwordTooCommon: [{ kind: "passwordTooCommon" }],
  resetLinkInvalid: [{ kind: "resetLinkInvalid" }],
  addressBookFull: [{ kind: "addressBookFull" }],
  reviewTooSoon: [{ kind: "reviewTooSoon" }],
  reviewRepeated: [{ kind: "reviewRepeated" }],
  reviewsClosed: [{ kind: "reviewsClosed" }],
  tooLong: [{ kind: "tooLong", max: 250 }],
  rejected: [
    { kind: "rejected", message: "This shop takes a break until Monday." },
    { kind: "rejected", message: " " },
  ],
};
const all: readonly ShopFailure[] = Object.values(failures).flat();

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

/** Our sentence for each kind of failure; the shop's own words only where nobody could classify them. */
export const EveryFailure: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(all.length);
    await expect(canvas.getByText("This shop takes a break until Monday.")).toBeVisible();
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
