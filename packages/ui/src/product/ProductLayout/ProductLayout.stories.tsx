import { defaultReviewQuery, listReviews, createSiteLinks } from "@rewire/domain";
import { productDetails, reviews } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { PageSection } from "../../patterns/PageSection/PageSection.tsx";
import { ReviewSection } from "../../review/ReviewSection/ReviewSection.tsx";
import { BuyBox } from "../BuyBox/BuyBox.tsx";
import { BuyFacts } from "../BuyFacts/BuyFacts.tsx";
import { Gallery } from "../Gallery/Gallery.tsx";
import { ProductDescription } from "../ProductDescription/ProductDescription.tsx";
import { RelatedProducts } from "../RelatedProducts/RelatedProducts.tsx";
import { RepairCosts } from "../RepairCosts/RepairCosts.tsx";
import { SaleBadge } from "../SaleBadge/SaleBadge.tsx";
import { SpecTable } from "../SpecTable/SpecTable.tsx";
import { StickyBuyBar } from "../StickyBuyBar/StickyBuyBar.tsx";
import { ProductLayout } from "./ProductLayout.tsx";

const phone = productDetails.nordlysN3Pro;
const links = createSiteLinks("");
const euros = (minor: number) => ({ minor, currency: "EUR" });

const meta = {
  title: "Product/ProductLayout",
  tags: ["sheet"],
  component: ProductLayout,
  parameters: { layout: "fullscreen" },
  args: {
    gallery: (
      <Gallery name={phone.name} images={phone.gallery} badge={<SaleBadge discount={phone.discount} size="lg" />} />
    ),
    buyBox: (
      <BuyBox
        product={phone}
        choice={{ pa_color: "graphite", pa_storage: "256-gb" }}
        onChoose={fn()}
        onAdd={fn()}
        links={links}
        siteName="Rewire"
        buyBar={StickyBuyBar}
        swatches={{ pa_color: { graphite: "#3b3d42", sand: "#c9b49a", ice: "#a9bccd", forest: "#3f5148" } }}
      >
        <BuyFacts />
        <RepairCosts
          name={phone.name}
          repairs={[
            { fault: "screen", name: "Screen", minutes: 60, price: euros(14900), isFrom: false },
            { fault: "battery", name: "Battery", minutes: 30, price: euros(5900), isFrom: false },
            { fault: "charging", name: "Charging port", minutes: 45, price: euros(6900), isFrom: true },
          ]}
        />
      </BuyBox>
    ),
    description: <ProductDescription html={phone.description} />,
  },
  render: (args) => (
    <main>
      <PageSection verticalPadding="top">
        <ProductLayout {...args} />
      </PageSection>
      <PageSection>
        <SpecTable attributes={phone.attributes.filter(({ isChoice }) => !isChoice)} dimensions={phone.dimensions} />
      </PageSection>
      <PageSection tone="fill">
        <ReviewSection reviews={listReviews(reviews, defaultReviewQuery)} hrefFor={() => "#reviews"} />
      </PageSection>
      <PageSection>
        <RelatedProducts products={phone.related} links={links} onAdd={fn()} />
      </PageSection>
    </main>
  ),
} satisfies Meta<typeof ProductLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const PageOnAPhone: Story = { tags: ["!sheet"], globals: { viewport: { value: "w390" } } };

export const PageInGerman: Story = { tags: ["!sheet"], globals: { locale: "de_DE" } };

export const WithoutDescription: Story = { tags: ["!sheet"], args: { description: undefined } };
