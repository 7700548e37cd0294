import { createSiteLinks, type Order } from "@rewire/domain";
import { cartLines, orders, products } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, spyOn, waitFor, within } from "storybook/test";
import { CartNotices } from "../../cart/CartNotices/CartNotices.tsx";
import { OrderList, type OrderListProps } from "./OrderList.tsx";

const [phone] = orders.placed.lines;
const line = (name: string, image: Order["lines"][number]["image"]) => ({
  slug: null,
  name,
  options: [],
  image,
  quantity: 1,
  total: { minor: 1000, currency: "EUR" },
});

const items: readonly Order[] = [
  orders.placed,
  {
    ...orders.placed,
    id: 8650,
    number: "8650",
    date: "2026-08-03T09:00:00+02:00",
    status: "completed",
    lines: [line("Loom Over-Ear", products.loomOverEar.image)],
  },
  {
    ...orders.placed,
    id: 8102,
    number: "8102",
    date: "2026-03-14T18:00:00+01:00",
    status: "refunded",
    lines: [cartLines.lastWatches],
  },
  {
    ...orders.placed,
    id: 7777,
    number: "7777",
    date: "2025-12-02T23:30:00+01:00",
    status: "cancelled",
    lines: [
      ...(phone ? [phone] : []),
      line("Tarn 14", products.tarn14.image),
      line("Plug", null),
      line("Care sheet", null),
      line("Cable", null),
    ],
  },
];

const meta = {
  title: "Account/OrderList",
  component: OrderList,
  args: { state: { kind: "ready", items }, links: createSiteLinks(""), onOrderAgain: fn() },
} satisfies Meta<typeof OrderList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Day, status and total are words; what the pictures show is said too. */
export const Four: Story = {
  tags: ["visual", "one-width"],
  globals: { viewport: { value: "w1024" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("December 2, 2025")).toBeVisible();
    await expect(canvas.getByText("Nordlys N3 Pro, Tarn 14, Plug, and 2 more products")).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Details of order 8650" })).toHaveAttribute(
      "href",
      "/order-summary/8650",
    );
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const Loading: Story = { args: { state: { kind: "loading" } } };

export const None: Story = { args: { state: { kind: "ready", items: [] } } };

const onRetry = fn();

/** The specification's words. */
export const Failed: Story = {
  args: { state: { kind: "failed", onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "There was an error getting your orders. Please try again later.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalled();
  },
};

/** The shop is still down after seconds: until then the button says that it is trying. */
export const TriesAgain: Story = {
  tags: ["visual", "one-width"],
  args: { state: { kind: "failed", onRetry: () => new Promise<void>(() => undefined) } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Try again" });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
    await expect(button).toHaveFocus();
  },
};

/** An error that nobody expects leaves message and button, is announced, and is reported. */
export const FailsToTryAgain: Story = {
  tags: ["no-picture"],
  args: { state: { kind: "failed", onRetry: () => Promise.reject(new Error("The code cannot be loaded")) } },
  play: async ({ canvas, userEvent }) => {
    const report = spyOn(window, "reportError").mockImplementation(() => undefined);
    const button = canvas.getByRole("button", { name: "Try again" });
    const announcedText = canvas.getByRole("heading").firstChild;
    await userEvent.click(button);
    await waitFor(() => expect(report).toHaveBeenCalledOnce());
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
    await expect(button).toHaveFocus();
    await expect(announcedText?.isConnected).toBe(false);
    await expect(canvas.getByRole("heading")).toHaveTextContent("There was an error getting your orders.");
  },
};

/** The list takes the place of the message, and the keyboard goes on in the page's content. */
export const IsThereAfterAll: Story = {
  tags: ["no-picture"],
  render: (args) => <OrderListAtLast {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
    await expect(canvas.getByText("December 2, 2025")).toBeVisible();
  },
};

export const OrderingAgain: Story = { tags: ["visual", "one-width"], args: { orderingId: orders.placed.id } };

/** List that is there when it is requested again. */
function OrderListAtLast(props: OrderListProps) {
  const [isThere, setThere] = useState(false);
  const failedState = { kind: "failed", onRetry: async () => setThere(true) } as const;
  return (
    <main tabIndex={-1}>
      <OrderList {...props} state={isThere ? props.state : failedState} />
    </main>
  );
}

function OrderListWithLosses(props: OrderListProps) {
  const [areLossesShown, setLossesShown] = useState(true);
  const losses = [
    {
      id: "1",
      kind: "line",
      name: "Loom Over-Ear",
      requestedQuantity: 1,
      quantityInCart: 0,
      failure: { kind: "notPurchasable" },
    },
  ] as const;
  return (
    <OrderList
      {...props}
      orderNotice={
        areLossesShown
          ? {
              orderId: orders.placed.id,
              content: <CartNotices losses={losses} onDismissLostItems={() => setLossesShown(false)} />,
            }
          : undefined
      }
    />
  );
}

/** What could not be added stands below the order, and goes at a press, which leaves the focus at the order. */
export const SomeCannotBeOrderedAgain: Story = {
  tags: ["visual", "one-width"],
  globals: { viewport: { value: "w390" } },
  render: (args) => <OrderListWithLosses {...args} />,
  play: async ({ canvas }) => {
    const notice = canvas.getByRole("alert");
    await expect(notice).toHaveTextContent("Loom Over-Ear. This product cannot be bought at the moment.");
    await expect(notice.closest("li")).toContainElement(canvas.getByRole("link", { name: "Details of order 8901" }));
  },
};

export const DismissesWithTheKeyboard: Story = {
  render: (args) => <OrderListWithLosses {...args} />,
  play: async ({ canvas, userEvent }) => {
    within(canvas.getByRole("alert")).getByRole("button", { name: "Got it" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Order again: 8901" })).toHaveFocus());
  },
};

export const OrdersAgainWithTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Details of order 8901" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOrderAgain).toHaveBeenCalledWith(orders.placed);
  },
};
