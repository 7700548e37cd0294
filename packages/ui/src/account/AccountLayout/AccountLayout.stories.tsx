import { createSiteLinks } from "@rewire/domain";
import { downloads, orders, viewers } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { DetailsForm } from "../DetailsForm/DetailsForm.tsx";
import { createSuccessHandler } from "../../patterns/AccountForm/formForStories.ts";
import { OrderList } from "../../order/OrderList/OrderList.tsx";
import { PasswordForm } from "../PasswordForm/PasswordForm.tsx";
import { AccountLayout } from "./AccountLayout.tsx";
import { AccountSections } from "./AccountSections.tsx";

const links = createSiteLinks("");

const meta = {
  title: "Account/AccountLayout",
  component: AccountLayout,
  subcomponents: { AccountSections },
  args: {
    viewer: viewers.anneliese,
    current: "orders",
    links,
    counts: { orders: 1, downloads: downloads.length, wishlist: 4 },
    onLogOut: fn(),
    children: <OrderList state={{ kind: "ready", items: [orders.placed] }} links={links} onOrderAgain={fn()} />,
  },
} satisfies Meta<typeof AccountLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Orders: Story = {
  tags: ["visual", "wide"],
  args: { aside: <p>Nothing is in the workshop.</p> },
  globals: { viewport: { value: "w1440" } },
};

export const OrdersOnAPhone: Story = { globals: { viewport: { value: "w390" } } };

const forms = (
  <AccountSections
    sections={[
      { title: "Your details", content: <DetailsForm details={viewers.anneliese} onSave={createSuccessHandler()} /> },
      { title: "Password", content: <PasswordForm viewer={viewers.anneliese} onSave={createSuccessHandler()} /> },
    ]}
  />
);

export const Details: Story = {
  args: { current: "details", children: forms },
  globals: { viewport: { value: "w1440" } },
};

export const DetailsOnAPhone: Story = {
  args: { current: "details", children: forms },
  globals: { viewport: { value: "w390" } },
};

export const LoggingOut: Story = { args: { isLoggingOut: true } };

export const LongGermanName: Story = {
  args: { viewer: { ...viewers.anneliese, firstName: "Maximiliane-Theodora-Kunigunde" } },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** Greeting, way out, tabs, content: in the order of reading. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Log out" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Overview" })).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "Orders 1" })).toHaveAttribute("aria-current", "page");
  },
};
