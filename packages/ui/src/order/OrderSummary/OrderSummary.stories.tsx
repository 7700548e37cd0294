import { createSiteLinks, type Order } from "@rewire/domain";
import { cartLines, carts, downloads, orders } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, within } from "storybook/test";
import { OrderSummary } from "./OrderSummary.tsx";

const meta = {
  title: "Account/OrderSummary",
  tags: ["sheet"],
  component: OrderSummary,
  args: { order: orders.placed, links: createSiteLinks("") },
} satisfies Meta<typeof OrderSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

const withStatus = (status: Order["status"]): Story => ({
  args: { order: { ...orders.placed, status, needsPayment: status === "pending" } },
});

export const Cancelled: Story = withStatus("cancelled");

// The screen of the order pictures it, in German, too.
export const JustPlaced: Story = {
  tags: ["!sheet"],
  args: { isJustPlaced: true },
  globals: { viewport: { value: "w1440" } },
};

/** Who has paid gets a receipt. */
export const JustPaid: Story = {
  tags: ["!sheet"],
  args: { order: { ...orders.placed, paymentMethod: "stripe" }, isJustPlaced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A receipt is on its way/)).toBeVisible();
  },
};

/** Who pays later, by bank transfer or on delivery, gets no receipt yet. */
export const JustPlacedWithoutPayment: Story = {
  tags: ["!sheet"],
  args: { order: { ...orders.placed, paymentMethod: "cod" }, isJustPlaced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A confirmation is on its way/)).toBeVisible();
    await expect(canvas.queryByText(/receipt/)).not.toBeInTheDocument();
  },
};

/** The phone number stays on one line. */
export const JustPlacedOnAPhone: Story = {
  tags: ["!sheet"],
  args: { isJustPlaced: true },
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText("+49 151 23456789"));
    await expect([...range.getClientRects()]).toHaveLength(1);
  },
};

export const German: Story = {
  tags: ["!sheet"],
  args: { isJustPlaced: true },
  globals: { locale: "de_DE", viewport: { value: "w390" } },
};

export const Pending: Story = { ...withStatus("pending"), tags: ["!sheet"] };
export const Processing: Story = { ...withStatus("processing"), tags: ["!sheet"] };
export const OnHold: Story = { ...withStatus("onHold"), tags: ["!sheet"] };
export const Completed: Story = { ...withStatus("completed"), tags: ["!sheet"] };
export const Refunded: Story = { ...withStatus("refunded"), tags: ["!sheet"] };
export const Failed: Story = { ...withStatus("failed"), tags: ["!sheet"] };
export const CheckoutDraft: Story = { ...withStatus("checkoutDraft"), tags: ["!sheet"] };

/** A plugin's status is called as the shop calls it; nothing else is known of it, and a paid order is not asked to pay. */
export const StatusOfAPlugin: Story = {
  tags: ["!sheet"],
  args: { order: { ...orders.placed, status: "other", statusName: "Partial shipped", isPaid: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Partial shipped")).toBeVisible();
    await expect(canvas.queryByText(/payment (is|has)|for payment|your payment/i)).not.toBeInTheDocument();
    await expect(canvas.queryByText("With the courier")).not.toBeInTheDocument();
  },
};

/** Part of the amount was paid back; the order goes on. */
export const RefundedInPart: Story = {
  tags: ["!sheet"],
  args: { order: { ...orders.placed, status: "completed", refunded: { minor: 3_010, currency: "EUR" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Refunded").nextElementSibling).toHaveTextContent("€30.10");
  },
};

/** Staff have put a paid order on hold: it waits for them, not for money. */
export const OnHoldAlthoughPaid: Story = {
  tags: ["!sheet"],
  args: { order: { ...orders.placed, status: "onHold", isPaid: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("On hold")).toBeVisible();
    await expect(canvas.queryByText(/your payment/)).not.toBeInTheDocument();
    await expect(canvas.getByText("Payment", { selector: "li *" })).toHaveTextContent("Payment, done");
  },
};

export const WithDiscount: Story = {
  tags: ["!sheet"],
  args: {
    order: { ...orders.placed, totals: { ...carts.withCoupon.totals, shipping: { minor: 0, currency: "EUR" } } },
  },
};

/** The shop has taken the order and has not told its number: what is known is shown, and no status is made up. */
export const KnownInPart: Story = {
  tags: ["!sheet"],
  args: { order: { ...orders.placed, id: 0, number: "" }, isJustPlaced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has not told us its number yet/)).toBeVisible();
    await expect(canvas.queryByText("Processing")).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Nordlys N3 Pro" })).toBeVisible();
  },
};

const telde = { city: "Telde", postcode: "35200", state: "GC", stateName: "Las Palmas", country: "ES" };

/** The post prints the name of a province, of which an address has the code. */
export const InSpain: Story = {
  tags: ["!sheet"],
  args: { order: { ...orders.placed, billing: { ...orders.placed.billing, ...telde } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/35200 Telde/)).toHaveTextContent(/35200 Telde\s*Las Palmas, Spain/);
  },
};

const unpaid = { ...orders.placed, status: "pending", needsPayment: true, paymentTitle: "Bridge" } as const;

/** The payment service still takes the money: its page is one step away, and it charges the same order. */
export const CanBePaid: Story = {
  args: { order: { ...unpaid, payAt: "https://pay.example/8901" }, onOrderAgain: fn() },
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Pay now" })).toHaveAttribute("href", "https://pay.example/8901");
    await expect(canvas.getByText(/it is charged once only/)).toBeVisible();
  },
};

/** Nobody takes the money for it any more: the same goods can be ordered anew, and who has paid is told to wait. */
export const CannotBePaidAnyMore: Story = {
  tags: ["!sheet"],
  args: { order: unpaid, onOrderAgain: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Pay now" })).not.toBeInTheDocument();
    await expect(canvas.getByText(/If you have paid already, please wait/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Order again" })).toBeVisible();
  },
};

export const PaymentFailed: Story = {
  args: { order: { ...unpaid, status: "failed" }, onOrderAgain: fn() },
  globals: { locale: "de_DE", viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Erneut bestellen" })).toBeVisible();
  },
};

/** The customer whose order it is fetches the files here. */
export const WithDownloads: Story = {
  args: { order: { ...orders.placed, status: "completed", hasFiles: true, downloads } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Downloads" })).toBeVisible();
    await expect(canvas.getAllByRole("link", { name: /^Download / })[0]).toHaveAttribute("href", downloads[0].url);
  },
};

/** A guest's files are never asked for: the shop would show those of all guests. */
export const AGuestsFilesAreInTheEmail: Story = {
  tags: ["!sheet"],
  args: { order: { ...orders.placed, status: "completed", hasFiles: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The links to your files are in the e-mail about this order.")).toBeVisible();
  },
};

/** A paid order has an invoice, which the browser opens as a file. */
export const WithInvoice: Story = {
  tags: ["!sheet"],
  args: { file: { href: "/order-summary/8901/invoice.pdf", isInvoice: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Invoice (PDF)" })).toHaveAttribute(
      "href",
      "/order-summary/8901/invoice.pdf",
    );
  },
};

/** Nothing was paid: the file is a confirmation, and says so. */
export const WithConfirmation: Story = {
  tags: ["!sheet"],
  args: {
    order: { ...orders.placed, status: "onHold" },
    file: { href: "/de/order-summary/8901/invoice.pdf", isInvoice: false },
  },
  globals: { locale: "de_DE", viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Bestellbestätigung (PDF)" })).toBeVisible();
  },
};

/** Ordered again by keyboard. */
export const OrdersAgain: Story = {
  tags: ["!sheet"],
  args: { onOrderAgain: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Order again" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOrderAgain).toHaveBeenCalledOnce();
  },
};

export const FillsTheCart: Story = {
  tags: ["!sheet"],
  args: { onOrderAgain: fn(), isOrdering: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Filling your cart..." })).toHaveAttribute("aria-busy", "true");
  },
};

/** What could not be put into the cart is named, each with its reason. */
export const NotEverythingCanBeHad: Story = {
  args: {
    onOrderAgain: fn(),
    losses: [
      {
        id: "1",
        kind: "line",
        name: "Nordlys N3 Pro, Graphite",
        requestedQuantity: 2,
        quantityInCart: 1,
        failure: { kind: "notEnoughStock", product: null, remaining: 1 },
      },
      {
        id: "2",
        kind: "line",
        name: "65 W travel charger",
        requestedQuantity: 1,
        quantityInCart: 0,
        failure: { kind: "notPurchasable" },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Nordlys N3 Pro, Graphite: 1 of 2.");
    await expect(canvas.getByRole("alert")).toHaveTextContent("65 W travel charger.");
  },
};

/** Goods that are gone, or an order from before they were kept, have no such button. */
export const NothingToOrderAgain: Story = {
  tags: ["!sheet"],
  args: {
    onOrderAgain: fn(),
    order: { ...orders.placed, lines: orders.placed.lines.map(({ goods: _goods, ...line }) => line) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Order again" })).not.toBeInTheDocument();
  },
};

/** Nothing is sent: no delivery, no courier. */
export const VirtualGoods: Story = {
  tags: ["!sheet"],
  args: {
    order: {
      ...orders.placed,
      lines: [{ ...cartLines.guide }],
      shipping: null,
      shippingTitle: "",
      note: "",
      totals: { ...carts.virtualOnly.totals, shipping: { minor: 0, currency: "EUR" } },
    },
    isJustPlaced: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("With the courier")).not.toBeInTheDocument();
    await expect(canvas.queryByText("Delivery to")).not.toBeInTheDocument();
  },
};

/** Whom to pay, how much and for what, as the shop says it. */
export const BankTransfer: Story = {
  args: { order: orders.transfer, isJustPlaced: true },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole("heading", { name: "How to pay" }).closest("section") ?? document.body);
    await expect(section.getByText("DE02 1203 0000 0000 2020 51")).toBeVisible();
    await expect(section.getByText("8901")).toBeVisible();
    await expect(section.getByText("€827.00")).toBeVisible();
    await expect(section.getByText(/Please use your Order ID/)).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("as soon as your payment is here");
  },
};

/** Whoever has withdrawn from the whole order is not asked to pay it, and waits for nothing. */
export const WithdrawnFrom: Story = {
  tags: ["!sheet"],
  args: {
    order: { ...orders.transfer, needsPayment: true },
    withdrawal: { text: "On November 24, 2026 you withdrew from: 1 × Nordlys N3 Pro.", isWhole: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/you withdrew from/)).toBeVisible();
    await expect(canvas.queryByText("DE02 1203 0000 0000 2020 51")).not.toBeInTheDocument();
    await expect(canvas.queryByText(/your payment/)).not.toBeInTheDocument();
    await expect(canvas.queryByText("Waiting for payment")).not.toBeInTheDocument();
  },
};

/** What is left of the order is still to be paid. */
export const WithdrawnFromInPart: Story = {
  tags: ["!sheet"],
  args: {
    order: { ...orders.transfer, needsPayment: true },
    withdrawal: { text: "On November 24, 2026 you withdrew from: 1 × Nordlys N3 Pro.", isWhole: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/you withdrew from/)).toBeVisible();
    await expect(canvas.getByText("DE02 1203 0000 0000 2020 51")).toBeVisible();
    await expect(canvas.getByText("Waiting for payment")).toBeVisible();
  },
};

export const BankTransferInGermanOnASmallPhone: Story = {
  tags: ["!sheet"],
  args: { order: orders.transfer },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** What is collected at the shop is packed there, and no courier brings it. */
export const CollectedAtTheShop: Story = {
  tags: ["!sheet"],
  args: { order: orders.pickup, isJustPlaced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("We are getting it ready to collect.");
    await expect(canvas.getByText("Ready to collect")).toBeVisible();
    await expect(canvas.queryByText("With the courier")).not.toBeInTheDocument();
    await expect(canvas.queryByText("Delivery to")).not.toBeInTheDocument();
    await expect(canvas.getByText("Local pickup at Kabelstrasse 12")).toBeVisible();
    await expect(canvas.getByRole("row", { name: "Collection Free" })).toBeVisible();
  },
};

/** A repair is booked, brought, and collected. */
export const RepairAtTheDesk: Story = {
  args: { order: orders.repair, isJustPlaced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Your repair is booked.");
    await expect(canvas.getByText("Bring the device at your time.")).toBeVisible();
    await expect(canvas.queryByText("Packed")).not.toBeInTheDocument();
  },
};

/** A device that is brought is paid where it is collected, not on delivery. */
export const RepairPaidAtTheCounter: Story = {
  tags: ["!sheet", "no-picture"],
  args: { order: { ...orders.repair, paymentMethod: "cod" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Pay at the counter")).toBeVisible();
    await expect(canvas.queryByText("Cash on delivery")).not.toBeInTheDocument();
  },
};

/** So is each of two devices that are brought. */
export const TwoRepairsPaidAtTheCounter: Story = {
  ...RepairPaidAtTheCounter,
  args: {
    order: {
      ...orders.repair,
      paymentMethod: "cod",
      lines: orders.placed.lines.slice(0, 2),
      otherRepairs: [{ ...orders.repair.repair, device: "Halden 6", position: 2 }],
    },
  },
};

/** Where the shop has not changed them, WooCommerce's own titles and instructions are said in the reader's language. */
export const TransferInGerman: Story = {
  tags: ["!sheet", "no-picture"],
  args: {
    order: {
      ...orders.transfer,
      paymentInstructions:
        "Make your payment directly into our bank account. Please use your Order ID as the payment reference. Your order will not be shipped until the funds have cleared in our account.",
    },
  },
  globals: { locale: "de_DE" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Banküberweisung")).toBeVisible();
    await expect(canvas.getByText(/^Überweisen Sie den Betrag auf unser Bankkonto\./)).toBeVisible();
    await expect(canvas.getByText("Kostenloser Versand")).toBeVisible();
  },
};

export const RepairByMailInGerman: Story = {
  tags: ["!sheet"],
  args: { order: { ...orders.repair, repair: { ...orders.repair.repair, way: "mailIn" } } },
  globals: { locale: "de_DE", viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Senden Sie uns das Gerät.")).toBeVisible();
  },
};

/** Each code is a line, a code for free delivery is words, and what no code explains is a discount. */
export const CodesAndGiftCard: Story = {
  args: { order: orders.withCodes },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("row").map((row) => row.textContent);
    await expect(rows).toEqual([
      "Subtotal€827.00",
      "Coupon SAVE10−€82.70",
      "Coupon FREESHIPFree delivery",
      "Discount−€5.00",
      "DeliveryFree",
      "Total incl. €132.04 VAT€739.30",
      "Paid with gift card …T-25−€25.00",
      "To pay €714.30",
    ]);
  },
};

/** What gift cards left is not called due any more once it is paid. */
export const RestPaidByCard: Story = {
  tags: ["!sheet", "no-picture"],
  args: { order: { ...orders.withCodes, paymentMethod: "stripe", paymentTitle: "Card" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: "Paid €714.30" })).toBeVisible();
    await expect(canvas.queryByText("To pay")).not.toBeInTheDocument();
  },
};

const paidByGiftCards = {
  ...orders.withCodes,
  totals: { ...orders.withCodes.totals, total: { minor: 0, currency: "EUR" } },
} satisfies Order;

/** The shop stores a payment method for an order that gift cards cover, but nobody used it. */
export const PaidByGiftCards: Story = {
  tags: ["!sheet", "no-picture"],
  args: { order: paidByGiftCards },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Gift card ending T-25/)).toBeVisible();
    await expect(canvas.queryByText(orders.withCodes.paymentTitle)).not.toBeInTheDocument();
  },
};

/** Free goods have no payment at all. */
export const FreeOrder: Story = {
  tags: ["!sheet", "no-picture"],
  args: { order: { ...paidByGiftCards, coupons: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Delivery to")).toBeVisible();
    await expect(canvas.queryByText("Payment")).not.toBeInTheDocument();
  },
};

/** Number, day, status and what comes next are words, and the day is the shop's. */
export const SaysWhatMatters: Story = {
  tags: ["!sheet"],
  args: { isJustPlaced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Thank you, Anneliese. We are packing it.",
    );
    await expect(canvas.getByText(/placed November 21, 2026/)).toBeVisible();
    // The heading says the status.
    await expect(canvas.queryByText("Processing")).not.toBeInTheDocument();
    const next = within(canvas.getByRole("region", { name: "What happens next" }));
    await expect(next.getAllByRole("listitem")[1]).toHaveAttribute("aria-current", "step");
    await expect(canvas.getByRole("link", { name: "Nordlys N3 Pro" })).toHaveAttribute(
      "href",
      "/product/nordlys-n3-pro",
    );
  },
};

/** On screen the header says who sells; on paper this line does. */
export const OnPaper: Story = {
  tags: ["!sheet"],
  args: { letterhead: "Rewire · Kabelstrasse 12 · 10999 Berlin" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Rewire · Kabelstrasse 12 · 10999 Berlin")).not.toBeVisible();
  },
};

/** The printer's window belongs to the browser: what opens it is looked at. */
export const IsPrintedWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, "print").mockImplementation(() => undefined);
    const button = canvas.getByRole("button", { name: /^Print/ });
    while (document.activeElement !== button) {
      await userEvent.tab();
      await expect(document.body).not.toHaveFocus();
    }
    await userEvent.keyboard("{Enter}");
    await expect(print).toHaveBeenCalledOnce();
  },
};
