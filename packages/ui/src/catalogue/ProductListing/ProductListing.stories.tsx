import { emptyQuery, paginate, createSiteLinks, type Page, type ProductSummary } from "@rewire/domain";
import { products } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { PageSection } from "../../patterns/PageSection/PageSection.tsx";
import { ProductListing } from "./ProductListing.tsx";

const cast = Object.values(products);
const many: readonly ProductSummary[] = Array.from({ length: 72 }, (_, index) => ({
  ...(cast[index % cast.length] ?? products.tarn14),
  id: index,
}));
const pageNumber = (page: number): Page<ProductSummary> => {
  const result = paginate(many, page, 24);
  if (!result) throw new RangeError(`The story has no page ${page}`);
  return result;
};
const links = createSiteLinks("");

const meta = {
  title: "Catalog/ProductListing",
  tags: ["sheet", "one-width"],
  component: ProductListing,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Smartphones",
    products: pageNumber(1),
    links,
    pageHref: (page: number) => links.category("smartphones", page),
  },
  render: (args) => (
    <main>
      <PageSection verticalPadding="below">
        <ProductListing {...args} />
      </PageSection>
    </main>
  ),
} satisfies Meta<typeof ProductListing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("72 products");
    await expect(canvas.getByText("Smartphones: 1 to 24 of 72")).toBeVisible();
  },
};

export const LastPage: Story = { tags: ["!sheet"], args: { products: pageNumber(3) } };

export const ThatAdds: Story = { tags: ["!sheet"], args: { onAdd: fn() } };

export const OnAPhone: Story = { tags: ["!sheet"], args: { onAdd: fn() }, globals: { viewport: { value: "w390" } } };

export const InGerman: Story = { tags: ["!sheet"], globals: { locale: "de_DE" } };

const nothing: Page<ProductSummary> = { items: [], total: 0, page: 1, pageCount: 1 };

/** Filters or a search leave nothing. */
export const NothingFound: Story = {
  args: {
    products: nothing,
    selection: {
      query: { ...emptyQuery, search: "hoverboard" },
      hrefFor: () => links.products(),
      facets: { categories: [], attributes: [] },
      drop: null,
    },
  },
};

export const EmptyCategory: Story = { args: { products: nothing } };
