import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { CartTrigger } from "../../cart/CartTrigger/CartTrigger.tsx";
import { ErrorScreen } from "../ErrorScreen/ErrorScreen.tsx";
import { HeaderLink } from "../HeaderLink/HeaderLink.tsx";
import { links, site, useStoryFooterMenu, useStoryMenu } from "../siteForStories.ts";
import { PageLayout, type PageLayoutProps } from "./PageLayout.tsx";

function LayoutWithMenus(args: PageLayoutProps) {
  return <PageLayout {...args} menu={useStoryMenu()} footerMenu={useStoryFooterMenu()} />;
}

const meta = {
  title: "Layout/PageLayout",
  tags: ["sheet"],
  component: PageLayout,
  render: (args) => <LayoutWithMenus {...args} />,
  parameters: { layout: "fullscreen" },
  args: {
    ...site,
    path: "/nordlis-n3",
    menu: [],
    footerMenu: [],
    account: <HeaderLink href={links.myAccount} icon="person" label="Sign in" />,
    cart: <CartTrigger count={0} href="/cart" onOpen={fn()} />,
    children: <ErrorScreen path="/nordlis-n3" homeHref={links.home} searchAction={links.products()} />,
  },
} satisfies Meta<typeof PageLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: "w1440" } } };

export const Phone: Story = { globals: { viewport: { value: "w390" } } };

/** The first Tab reaches a link past the header. */
export const SkipsToTheContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole("link", { name: "Skip to content" });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute("href", `#${canvas.getByRole("main").id}`);
    await expect(canvas.getByRole("banner")).toBeInTheDocument();
    await expect(canvas.getByRole("contentinfo")).toBeInTheDocument();
  },
};

/** The menu of phones is fetched on the first press, and gives the focus back. */
export const OpensAndClosesThePhoneMenu: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Menu" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "Menu" });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
