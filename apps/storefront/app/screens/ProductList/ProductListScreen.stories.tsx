import { emptyQuery as anything, outlineFacets, type ProductSummary } from "@rewire/domain";
import { categories, facets, filteredFacets, filteredQuery, products } from "@rewire/domain/testing";
import { http, HttpResponse } from "msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useIntl } from "react-intl";
import { expect, screen, waitFor, within } from "storybook/test";
import { packCards } from "../../loaders/packed/packedCards.ts";
import type { ProductListData } from "../../loaders/listLoader.server.ts";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { readProduct } from "../../testing/readProduct.ts";
import { showcaseOf, showcasePlace, storeComparison } from "../../testing/showcase/showcaseOf.ts";
import { withinScreen } from "../../testing/plays/withinScreen.ts";
import { ProductListScreen } from "./ProductListScreen.tsx";

const pageOf = (items: readonly ProductSummary[], page: number, pageCount: number) => ({
  items: packCards(items),
  page,
  pageCount,
  total: items.length * pageCount,
});
const everything: ProductListData = {
  title: "All products",
  trail: { home: "Home", categories: "Categories" },
  category: null,
  query: anything,
  outline: outlineFacets(facets),
  requestedPage: "1",
  pageCount: 3,
  correctedTo: null,
  drop: null,
  readProgress: null,
  groups: null,
  products: pageOf(Object.values(products), 1, 3),
};

/** Query and texts of a search. @param words Words of the title, without quotation marks */
const searchFor = (search: string, words = search) => ({
  query: { ...anything, search },
  searchTitle: `Results for “${words}”`,
  defaultSortLabel: "Best match",
});

/** The list with the texts of a search in the language of the toolbar, as its loader composes them. */
function SearchScreen({ search, list }: { search: string; list: ProductListData }) {
  const { formatMessage } = useIntl();
  const texts = {
    title: formatMessage({ id: "catalog.allProducts" }),
    searchTitle: formatMessage({ id: "listNote.searchTitle" }, { search }),
    defaultSortLabel: formatMessage({ id: "listNote.bestMatch" }),
  };
  return <ProductListScreen {...list} {...texts} />;
}

const meta = {
  ...inTheApp,
  title: "Screens/ProductList",
  parameters: { ...inTheApp.parameters, app: { at: "/products" } },
  component: ProductListScreen,
  args: everything,
  // Reaching a filter by pointer or keyboard loads its options.
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("*/facets", ({ request }) =>
        HttpResponse.json(new URL(request.url).searchParams.has("filter") ? filteredFacets : facets),
      ),
    );
  },
} satisfies Meta<typeof ProductListScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllProducts: Story = {
  tags: ["fit", "visual-de"],
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole("navigation", { name: /Pages/ }));
    await expect(pages.getByRole("link", { name: "Page 2" })).toHaveAttribute("href", "/products/page/2");
  },
};

/** Two rows of comparable phones and more, under quick filters, filters and chips. */
export const Showcase: Story = {
  parameters: { app: { place: showcasePlace } },
  beforeEach: storeComparison,
  render: (args, context) => {
    const { phones, query, facets: phoneFacets, quickFilters, categories: all } = showcaseOf(context);
    return (
      <ProductListScreen
        {...args}
        {...{ query, quickFilters }}
        title="Smartphones"
        category={all[0] ?? null}
        outline={outlineFacets(phoneFacets)}
        products={pageOf(phones, 1, 3)}
      />
    );
  },
};

/** A search that asks for repairs shows them in a group of their own. */
export const RepairsAndGoods: Story = {
  args: {
    ...searchFor("battery replacement"),
    groups: [
      { title: "Repairs", total: 2, countOnPage: 2 },
      { title: "Products", total: 7, countOnPage: 7 },
    ],
    products: { ...pageOf(Object.values(products).slice(0, 9), 1, 1), total: 9 },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Repairs 2" })).toBeVisible();
    await expect(await canvas.findByRole("region", { name: "Products 7" })).toBeVisible();
  },
};

/** The tooltip of the sort order says how ratings are weighed. */
export const BestRated: Story = {
  args: { query: { ...anything, sort: { by: "rating", order: "DESC" } }, sortHint: "Ratings are weighed." },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox", { name: "Sort" })).toHaveAccessibleDescription(
      "Ratings are weighed.",
    );
  },
};

/** While the catalogue is being read for the first time, lists show what is there and say that it is not all. */
export const StillBeingRead: Story = {
  args: { readProgress: { read: 480, total: 5_000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/480 of 5,000 products/)).toBeVisible();
  },
};

/** Nothing of a list has been read yet: nobody is told that there is nothing. */
export const NothingReadYet: Story = {
  args: { products: { items: [], page: 1, pageCount: 1, total: 0 }, readProgress: { read: 24, total: 5_000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/24 of 5,000 products/)).toBeVisible();
    await expect(canvas.queryByText("No products found")).not.toBeInTheDocument();
  },
};

/** A page that may come to be is not said to be missing. */
export const PageNotReadYet: Story = {
  args: { products: null, requestedPage: "40", pageCount: 3, readProgress: { read: 72, total: 5_000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Page 40 has not been read yet")).toBeVisible();
    await expect(await canvas.findByText(/72 of 5,000 products/)).toBeVisible();
  },
};

export const OnAPhone: Story = { tags: ["no-picture"], globals: { viewport: { value: "w390" } } };

export const German: Story = {
  args: { title: "Alle Produkte" },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** The trail leads back to the categories, and its pages keep the category. */
export const OfACategory: Story = {
  parameters: { app: { at: "/product-category/smartphones" } },
  args: { title: "Smartphones", category: categories.smartphones },
  play: async ({ canvas, canvasElement }) => {
    const own = withinScreen(canvasElement);
    await expect(await own.findByRole("link", { name: "Categories" })).toHaveAttribute("href", "/categories");
    await expect(await canvas.findByRole("link", { name: "Page 2" })).toHaveAttribute(
      "href",
      "/product-category/smartphones/page/2",
    );
  },
};

/** The words that were searched for stay in the addresses of the pages. */
export const WhatASearchFound: Story = {
  parameters: { app: { at: "/products?search=phone+%26+case" } },
  args: searchFor("phone & case"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent("phone & case");
    await expect(canvas.getByRole("combobox", { name: "Sort" })).toHaveDisplayValue("Best match");
    await expect(await canvas.findByRole("link", { name: "Page 2" })).toHaveAttribute(
      "href",
      "/products/page/2?search=phone+%26+case",
    );
  },
};

/** What narrows the list down stands as chips above it, and stays in the addresses of the pages, readable. */
export const Filtered: Story = {
  tags: ["fit", "visual-de"],
  args: { query: filteredQuery, outline: outlineFacets(filteredFacets) },
  play: async ({ canvas }) => {
    const chips = within(await canvas.findByRole("list", { name: "Applied filters" }));
    await expect(chips.getAllByRole("link")).toHaveLength(5);
    await expect(chips.getByRole("link", { name: /Nordlys/ })).toHaveAttribute(
      "href",
      "/products?filter=price[,1500],rating[4],pa_brand[halden]",
    );
    await expect(await canvas.findByRole("link", { name: "Page 2" })).toHaveAttribute(
      "href",
      "/products/page/2?filter=price[,1500],rating[4],pa_brand[nordlys,halden]",
    );
  },
};

export const FilteredOnAPhone: Story = {
  tags: ["no-picture"],
  args: Filtered.args ?? {},
  globals: { viewport: { value: "w390" } },
};

export const FilteredInGerman: Story = {
  args: { ...Filtered.args, title: "Alle Produkte" },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** The shop owner may show neither filters nor order. */
export const WithoutFiltersAndOrder: Story = {
  parameters: { app: { shop: { showFilters: false, showOrderByDropdown: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("combobox", { name: "Sort" })).not.toBeInTheDocument();
    await expect(canvas.queryByText("Brand", { selector: "summary" })).not.toBeInTheDocument();
  },
};

const openSheet = async ({ canvas, userEvent }: Parameters<NonNullable<Story["play"]>>[0]) => {
  const opener = canvas.getByRole("button", { name: "Filter 4" });
  await userEvent.click(opener);
  const sheet = within(await screen.findByRole("dialog", { name: "Filter" }));
  await waitFor(() => expect(sheet.getByRole("button", { name: /^Show \d+ products/ })).toBeVisible());
  await expect(await sheet.findByRole("list", { name: "Brand" })).toBeVisible();
  return opener;
};

/** The sheet of phones comes when it is asked for, and says the number on its button. */
export const SheetOnAPhone: Story = {
  args: Filtered.args ?? {},
  globals: { viewport: { value: "w390" } },
  play: async (context) => {
    await openSheet(context);
  },
};

/** The list is as it was, and the focus where it came from. */
export const SheetGivesTheFocusBack: Story = {
  ...SheetOnAPhone,
  tags: ["no-picture"],
  play: async (context) => {
    const opener = await openSheet(context);
    await context.userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const NothingFound: Story = {
  parameters: { app: { at: "/products?search=hoverboard" } },
  tags: ["fit", "visual-de"],
  args: { ...searchFor("hoverboard"), pageCount: 1, products: pageOf([], 1, 1) },
  render: (args) => <SearchScreen search="hoverboard" list={args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No products found" })).toBeVisible();
    await expect(canvas.getByText("Try other words in the search.")).toBeVisible();
  },
};

/** One way out: all products. */
export const FindsBackToAll: Story = {
  tags: ["no-picture"],
  parameters: { app: { at: "/products/page/2?search=hoverboard" } },
  args: { ...NothingFound.args },
  play: async ({ canvas, userEvent }) => {
    const results = await canvas.findByRole("region", { name: "Results" });
    await userEvent.click(await within(results).findByRole("link", { name: "All products" }));
    await expect(await canvas.findByRole("heading", { name: "/products" })).toBeVisible();
  },
};

/** Several filters leave nothing: the one whose loss gives most is named, and leads to that list. */
export const OneFilterTooMany: Story = {
  tags: ["fit", "visual-de"],
  args: {
    query: filteredQuery,
    outline: outlineFacets(filteredFacets),
    pageCount: 1,
    products: pageOf([], 1, 1),
    drop: { key: "pa_brand halden", count: 12 },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/4 filters leave nothing/)).toBeVisible();
    await expect(canvas.getByText(/Without “Halden” there are 12\.$/)).toBeVisible();
    // A chip above the list has the same name.
    const findLinks = () => canvas.getAllByRole("link", { name: "Remove Halden" });
    await waitFor(() => expect(findLinks()).toHaveLength(2));
    const [chip, button] = findLinks();
    await expect(chip).toBeVisible();
    await expect(button).toHaveAttribute("href", "/products?filter=price[,1500],rating[4],pa_brand[nordlys]");
  },
};

/** A typo was mended, and there is a way to what was typed. */
export const CorrectedSearch: Story = {
  parameters: { app: { at: "/products?search=nordlis+n3" } },
  args: { ...searchFor("nordlis n3"), correctedTo: "nordlys n3" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("nordlys n3")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Search for “nordlis n3” instead" })).toHaveAttribute(
      "href",
      "/products?search=%22nordlis+n3%22",
    );
  },
};

/** Words in quotation marks are meant as they are: the heading shows them without. */
export const WordForWord: Story = {
  parameters: { app: { at: "/products?search=%22nordlis+n3%22" } },
  args: { ...searchFor('"nordlis n3"', "nordlis n3"), pageCount: 1, products: pageOf([], 1, 1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent("Results for “nordlis n3”");
  },
};

export const NothingInThisCategory: Story = {
  parameters: { app: { at: "/product-category/gaming" } },
  args: { title: "Gaming", category: categories.gaming, pageCount: 1, products: pageOf([], 1, 1) },
};

/** An address beyond the last page says how many there are. */
export const BeyondTheLastPage: Story = {
  parameters: { app: { at: "/products/page/9999" } },
  args: { products: null, requestedPage: "9999" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent("9999");
    await expect(await canvas.findByRole("link", { name: "Go to page 1" })).toHaveAttribute("href", "/products");
  },
};

/** Straight from a card into the cart: a notice says so and opens it. */
export const AddsFromACard: Story = {
  loaders: [async () => ({ items: [await readProduct("hearth-hub"), await readProduct("nordlys-n3-pro")] })],
  render: (args, { loaded }) => (
    <ProductListScreen {...args} products={pageOf(loaded["items"] as ProductSummary[], 1, 1)} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add Hearth Hub to cart" }));
    const notice = await screen.findByText("Hearth Hub is in the cart.");
    await waitFor(() => expect(notice).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "View cart" }));
    await expect(
      within(await screen.findByRole("dialog", { name: "Cart 1 item" })).getByRole("link", { name: "Hearth Hub" }),
    ).toBeVisible();
  },
};

/** The shop refuses: the notice says why. */
export const SaysWhenTheShopRefuses: Story = {
  ...AddsFromACard,
  parameters: { shop: { scenario: "cartRejects" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add Hearth Hub to cart" }));
    const notice = await screen.findByText(/none left/);
    await waitFor(() => expect(notice).toBeVisible());
    await expect(screen.queryByRole("button", { name: "View cart" })).not.toBeInTheDocument();
  },
};
