import { createSiteLinks } from "@rewire/domain";
import { SearchBox } from "@rewire/ui/search-box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { showcaseOf } from "../../testing/showcase/showcaseOf.ts";
import { HomeScreen } from "../Home/HomeScreen.tsx";

const links = createSiteLinks("");

const meta = {
  ...inTheApp,
  title: "Screens/Search showcase",
  component: SearchBox,
  args: {
    isOpen: true,
    onClose: fn(),
    action: links.products(),
    query: "nordlis n3",
    onQueryChange: fn(),
    suggestions: null,
    links,
    recentQueries: ["65w charger", "usb-c monitor"],
    onClearRecent: fn(),
    onSearch: fn(),
    uncorrectedHref: links.search('"nordlis n3"'),
  },
} satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * A typo is mended over the home page: products, repairs of the model, categories, and what was searched before. The
 * first row is marked.
 */
export const Showcase: Story = {
  tags: ["fit"],
  render: (args, context) => {
    const { categories, featured, popular, onSale, repairMenus: repairs, suggestions } = showcaseOf(context);
    return (
      <>
        <HomeScreen {...{ categories, featured, popular, onSale, repairs }} hasPhones brands={[]} />
        <SearchBox {...args} suggestions={suggestions} />
      </>
    );
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole("status")).toHaveTextContent("Showing results for nordlys n3.");
    const options = await screen.findAllByRole("option");
    // Eight suggestions, and all results.
    await expect(options.length).toBeLessThanOrEqual(8 + 1);
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Search products" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(options[0]).toHaveAttribute("data-highlighted"));
  },
};
