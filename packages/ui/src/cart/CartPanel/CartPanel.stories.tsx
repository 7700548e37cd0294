import { carts, cartLines } from "@rewire/domain/testing";
import { defaultSettings, type Cart, type TotalsState } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { SettingsProvider } from "../../provider/Settings.tsx";
import { fullCart, links } from "../cartForStories.ts";
import { CartPanel, type CartPanelProps } from "./CartPanel.tsx";

const ready = (cart: Cart) => ({ kind: "ready", cart }) as const;

const meta = {
  title: "Cart/CartPanel",
  component: CartPanel,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  args: {
    isOpen: true,
    onClose: fn(),
    state: ready(carts.phoneAndChargers),
    links,
    onQuantityChange: fn(),
    onRemove: fn(),
    onRestore: fn(),
    onApplyCoupon: fn(async () => null),
    onRemoveCoupon: fn(),
  },
} satisfies Meta<typeof CartPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {};

/** The new quantity is announced, as the focus stays on the button. */
export const MoreOfALine: Story = {
  tags: ["!sheet", "!autodocs", "no-picture"],
  play: async ({ args, userEvent }) => {
    const panel = within(await screen.findByRole("dialog", { name: /^Cart/ }));
    const charger = within(await panel.findByRole("group", { name: "Quantity of 65 W travel charger" }));
    await userEvent.click(charger.getByRole("button", { name: "One more" }));
    await waitFor(() => expect(args.onQuantityChange).toHaveBeenCalledWith(cartLines.chargers, 3));
    await expect(panel.getByText("65 W travel charger: 3 items")).toHaveAttribute("aria-live", "polite");
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

/** The drawer opens at the left; pictures of its lines stand at the right. */
export const RightToLeft: Story = {
  tags: ["visual"],
  globals: { direction: "rtl", viewport: { value: "w1440" } },
  play: async () => {
    const panel = await screen.findByRole("dialog", { name: /^Cart/ });
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBe(0));
    const picture = panel.querySelector("img");
    const { left, width } = panel.getBoundingClientRect();
    await expect(picture?.getBoundingClientRect().left).toBeGreaterThan(left + width / 2);
  },
};

export const CouponAndGiftCard: Story = { args: { state: ready(fullCart), onMoveToWishlist: fn() } };

/** `showMoveToWishlist` off: the heart is gone. */
export const WithoutMoveToWishlist: Story = {
  args: { onMoveToWishlist: fn() },
  decorators: [
    (Story) => (
      <SettingsProvider value={{ ...defaultSettings.shop, showMoveToWishlist: false }}>
        <Story />
      </SettingsProvider>
    ),
  ],
  play: async () => {
    await screen.findByRole("dialog", { name: /^Cart/ });
    await expect(screen.queryByRole("button", { name: /to the wishlist$/ })).not.toBeInTheDocument();
  },
};

/** Who is logged in reads nothing about guests. */
export const OfACustomer: Story = {
  tags: ["!sheet"],
  args: { isCustomer: true },
  play: async () => {
    const panel = within(await screen.findByRole("dialog", { name: /^Cart/ }));
    await expect(panel.getByRole("link", { name: /^Go to checkout/ })).toBeVisible();
    await expect(panel.queryByText(/as a guest/)).not.toBeInTheDocument();
  },
};

export const AlmostFreeDelivery: Story = { args: { state: ready(carts.oneCharger) } };

export const VirtualGoods: Story = { args: { state: ready(carts.virtualOnly) } };

export const Empty: Story = { args: { state: ready(carts.empty) } };

export const Loading: Story = { tags: ["visual", "one-width"], args: { state: { kind: "loading" } } };

export const Failed: Story = {
  tags: ["visual", "one-width"],
  args: { state: { kind: "failed", failure: { kind: "unreachable" }, onRetry: fn() } },
};

export const Updating: Story = { args: { isUpdating: true, pendingKeys: [cartLines.chargers.key] } };

export const Refused: Story = {
  tags: ["visual", "one-width"],
  args: {
    state: ready(fullCart),
    failures: { [cartLines.lastWatches.key]: { kind: "notEnoughStock", product: "Orrery 2", remaining: 2 } },
  },
};

/** Answers the pending reading of the totals. */
let finishReading: () => void = () => undefined;

function WithTotalsToRead(args: CartPanelProps) {
  const [state, setState] = useState<TotalsState>("outdated");
  const readTotals = async () => {
    await new Promise<void>((resolve) => {
      finishReading = resolve;
    });
    setState("current");
  };
  return <CartPanel {...args} totalsNotice={{ state, onRead: readTotals }} />;
}

/** A change is saved, but its totals could not be read: said, and read again at a press; the focus stays in the panel. */
export const TheTotalsAreUnknown: Story = {
  render: (args) => <WithTotalsToRead {...args} />,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole("dialog", { name: /^Cart/ });
    const panel = within(dialog);
    await expect(panel.getByText(/^Your change is saved\./)).toBeVisible();
    const button = panel.getByRole("button", { name: "Try again" });
    await userEvent.click(button);
    await expect(panel.getByRole("button", { name: "Try again" })).toHaveAttribute("aria-busy", "true");
    finishReading();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
};

export const GermanOnASmallPhone: Story = {
  args: { state: ready(fullCart) },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** With large text the totals scroll with the lines, which would have no space above them. */
export const LargeText: Story = {
  tags: ["!sheet", "no-picture"],
  args: { state: ready(fullCart) },
  globals: { locale: "de_DE", textSize: "200", viewport: { value: "w320" } },
  play: async () => {
    const panel = await screen.findByRole("dialog", { name: /^Warenkorb/ });
    const list = within(panel).getByRole("list", { name: /Artikel/ });
    const footerLink = within(panel).getByRole("link", { name: /^Zur Kasse/ });
    const space = footerLink.getBoundingClientRect().top - list.getBoundingClientRect().top;
    await expect(space).toBeGreaterThan(panel.clientHeight / 3);
  },
};

/** A cart that does as it is told, as the shop's does. */
function LivingCart(args: CartPanelProps) {
  const [cart, setCart] = useState<Cart>(args.state.kind === "ready" ? args.state.cart : carts.empty);
  const withLines = (lines: Cart["lines"]): Cart => ({
    ...cart,
    lines,
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  });
  return (
    <CartPanel
      {...args}
      state={ready(cart)}
      onRemove={(line) => {
        args.onRemove(line);
        setCart(withLines(cart.lines.filter(({ key }) => key !== line.key)));
      }}
      onRestore={async (line) => {
        await args.onRestore(line);
        setCart(withLines([...cart.lines, line]));
      }}
    />
  );
}

/** A slip of the finger costs nothing: the line can be put back from its own place. */
export const JustRemoved: Story = {
  tags: ["visual", "one-width"],
  render: (args) => <LivingCart {...args} />,
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole("dialog", { name: /^Cart/ }));
    await userEvent.click(panel.getByRole("button", { name: "Remove Nordlys N3 Pro" }));
    await waitFor(() => expect(panel.getByRole("button", { name: "Put back Nordlys N3 Pro" })).toHaveFocus());
  },
};

export const PutsARemovedLineBack: Story = {
  render: (args) => <LivingCart {...args} />,
  play: async ({ args, userEvent }) => {
    const panel = within(await screen.findByRole("dialog", { name: /^Cart/ }));
    await userEvent.click(panel.getByRole("button", { name: "Remove Nordlys N3 Pro" }));
    const undo = await panel.findByRole("button", { name: "Put back Nordlys N3 Pro" });
    await expect(args.onRemove).toHaveBeenCalledWith(cartLines.phone);
    const [first] = within(panel.getByRole("list", { name: "Items in the cart" })).getAllByRole("listitem");
    await expect(first).toHaveTextContent("Nordlys N3 Pro removed");
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onRestore).toHaveBeenCalledWith(cartLines.phone);
    await waitFor(() => expect(panel.getByRole("link", { name: "Nordlys N3 Pro" })).toBeVisible());
    // The keyboard goes on at the line that is back, not at the beginning of the panel.
    await waitFor(() => expect(panel.getByRole("link", { name: "Nordlys N3 Pro" })).toHaveFocus());
  },
};

/** After its time the undo line goes; the focus stays in the panel. */
export const TheUndoLineGoesAfterItsTime: Story = {
  args: { undoSeconds: 2 },
  render: (args) => <LivingCart {...args} />,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole("dialog", { name: /^Cart/ });
    const panel = within(dialog);
    await userEvent.click(panel.getByRole("button", { name: "Remove 65 W travel charger" }));
    await panel.findByRole("button", { name: "Put back 65 W travel charger" });
    await waitFor(() =>
      expect(panel.queryByRole("button", { name: "Put back 65 W travel charger" })).not.toBeInTheDocument(),
    );
    await expect(dialog.contains(document.activeElement)).toBe(true);
    // The line leaves with a motion.
    await waitFor(() => expect(panel.queryByText("65 W travel charger")).not.toBeInTheDocument());
  },
};

/** The last line leaves its undo line over the empty cart. */
export const TheLastLineCanBePutBackToo: Story = {
  args: { state: ready(carts.oneCharger) },
  render: (args) => <LivingCart {...args} />,
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole("dialog", { name: /^Cart/ }));
    await userEvent.click(panel.getByRole("button", { name: "Remove 65 W travel charger" }));
    await expect(await panel.findByText("Your cart is empty")).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "Put back 65 W travel charger" }));
    await waitFor(() => expect(panel.getByRole("link", { name: "65 W travel charger" })).toBeVisible());
  },
};

/** What the shop refuses to remove stands there again, with the reason. */
export const ARefusedRemovalComesBack: Story = {
  args: { failures: { [cartLines.phone.key]: { kind: "unreachable" } } },
  play: async ({ args, userEvent }) => {
    const panel = within(await screen.findByRole("dialog", { name: /^Cart/ }));
    await userEvent.click(panel.getByRole("button", { name: "Remove Nordlys N3 Pro" }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledOnce());
    await expect(panel.getByRole("link", { name: "Nordlys N3 Pro" })).toBeVisible();
    await expect(panel.getByText(/cannot be reached right now/)).toBeVisible();
  },
};

/** Everything is reached by Tab, Escape closes, the way on carries the amount. */
export const WorksByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole("dialog", { name: "Cart 3 items" });
    const panel = within(dialog);
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await expect(panel.getByRole("link", { name: "Go to checkout · €827.00" })).toHaveAttribute("href", "/checkout");
    const stops = panel.getAllByRole("button").length;
    for (let stop = 0; stop < stops + 8; stop += 1) await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const TriesAgain: Story = {
  args: { state: { kind: "failed", failure: { kind: "timeout" }, onRetry: fn() } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(args.state.kind === "failed" && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
