import { createSiteLinks } from "@rewire/domain";
import { products } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { CompareToggle } from "../../compare/CompareToggle/CompareToggle.tsx";
import { ProductGrid } from "./ProductGrid.tsx";
import { ProductGridSkeleton } from "./ProductGridSkeleton.tsx";

const meta = {
  title: "Product/ProductGrid",
  component: ProductGrid,
  args: { products: Object.values(products), links: createSiteLinks("") },
} satisfies Meta<typeof ProductGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tray: Story = {};

/** Only what needs no choice and can be had gets a button. */
export const TrayThatAdds: Story = {
  args: { onAdd: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole("button", { name: "Add Nordlys N3 Pro to cart" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Add Corvid Flip to cart" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Add Orrery 2 to cart" }));
    await expect(args.onAdd).toHaveBeenCalledWith(products.orrery2);
  },
};

export const TrayWithHearts: Story = {
  args: { onAdd: fn(), onToggleWishlist: fn(), wishlistIds: new Set([products.loomOverEar.id]) },
};

export const TrayToCompareFrom: Story = {
  args: {
    onAdd: fn(),
    renderCompareToggle: ({ name }) => (
      <CompareToggle name={name} isCompared={name === products.loomOverEar.name} onToggle={fn()} />
    ),
  },
  globals: { viewport: { value: "w390" } },
};

export const Shelf: Story = {
  args: { layout: "carousel", products: Object.values(products).slice(1, 6), onAdd: fn() },
};

export const OneProduct: Story = { args: { products: [products.tarn14] } };

export const OnAPhone: Story = { args: { onAdd: fn() }, globals: { viewport: { value: "w390" } } };

/**
 * A long list on a page that was just opened: what is far away is there for everybody, and laid out when somebody comes
 * near.
 */
export const JustOpenedOnAPhone: Story = {
  args: {
    products: Array.from({ length: 32 }, (_, index) => ({
      ...products.tarn14,
      id: index + 1,
      name: `Tarn ${index + 1}`,
    })),
  },
  globals: { viewport: { value: "w390" } },
  beforeEach: () => {
    document.documentElement.dataset["fresh"] = "";
    return () => delete document.documentElement.dataset["fresh"];
  },
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole("listitem");
    await expect(cells).toHaveLength(32);
    const isLaidOut = (cell: HTMLElement | undefined) =>
      cell?.querySelector("article")?.checkVisibility({ contentVisibilityAuto: true });
    // The browser looks at what is near with the first frame.
    await waitFor(() => expect(isLaidOut(cells[0])).toBe(true));
    await expect(isLaidOut(cells[31])).toBe(window.innerWidth >= 900);
    cells[31]?.scrollIntoView();
    await waitFor(() => expect(isLaidOut(cells[31])).toBe(true));
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: "w320" }, locale: "de_DE" } };

export const Loading: Story = { tags: ["visual"], render: () => <ProductGridSkeleton /> };

/** Card by card: the product, then what can be done with it. */
export const AddsWithTheKeyboard: Story = {
  args: { onAdd: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Add Orrery 2 to cart" });
    while (document.activeElement !== button) {
      await userEvent.tab();
      await expect(document.body).not.toHaveFocus();
    }
    await userEvent.keyboard("{Enter}");
    await expect(args.onAdd).toHaveBeenCalledWith(products.orrery2);
  },
};

/** Right and wrong use have half of a page each: a frame lays the grid out for that. */
const inHalfAPage = { docs: { story: { inline: false, height: "560px" } } };
const five = Object.values(products).slice(0, 5);

/** A list to choose from: all of it is in sight, one row below the other. */
export const AListInRows: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  parameters: inHalfAPage,
  args: { products: five },
};

/** A list to choose from in one row: those who do not push it sideways miss most of it. */
export const AListInOneRow: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  parameters: inHalfAPage,
  args: { products: five, layout: "carousel" },
};
