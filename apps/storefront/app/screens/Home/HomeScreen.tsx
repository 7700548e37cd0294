import {
  emptyQuery,
  stringifyQuery,
  toggleValue,
  type Category,
  type CategoryRef,
  type ProductSummary,
  type RepairMenu,
} from "@rewire/domain";
import {
  BrandStrip,
  CategoryGrid,
  HomeHero,
  PageSection,
  ProductGrid,
  ShopBenefits,
  RepairBand,
  SectionHeader,
} from "@rewire/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { useSettings } from "../../document/rootSettings.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { useCardActions } from "../../commerce/useCardActions.ts";

/** Slug of the category to which the first button leads, if the shop has it. */
export const phoneCategory = "smartphones";

interface HomeScreenProps {
  categories: readonly Category[];
  /** Whether the shop has the category {@link phoneCategory}. */
  hasPhones: boolean;
  featured: readonly ProductSummary[];
  popular: readonly ProductSummary[];
  onSale: readonly ProductSummary[];
  repairs: readonly RepairMenu[];
  /** Brands in the catalogue. */
  brands: readonly CategoryRef[];
}

/**
 * Home page: featured products and repairs, categories, popular products, reduced products, the repair service, the
 * shop's benefits, and brands.
 */
export function HomeScreen({
  categories,
  hasPhones,
  featured: featuredProducts,
  popular: popularProducts,
  onSale,
  repairs,
  brands,
}: HomeScreenProps) {
  const links = useLinks();
  const { formatMessage } = useIntl();
  const { site, shop } = useSettings();
  const repairPicture = { url: "/images/repair-mat.webp", alt: formatMessage({ id: "home.matPicture" }) };
  const cardActions = useCardActions();
  const repairHref = links.repair;
  const saleHref = `${links.products()}${stringifyQuery({ ...emptyQuery, filters: { ...emptyQuery.filters, onSale: true } })}`;

  return (
    <>
      <HomeHero
        products={featuredProducts}
        repairs={repairs}
        links={links}
        repairHref={repairHref}
        saleHref={onSale.length > 0 ? saleHref : undefined}
        site={site}
        phonesHref={hasPhones ? links.category(phoneCategory) : undefined}
      />
      <PageSection>
        <SectionHeader
          title={<FormattedMessage id="catalog.categories" />}
          moreLink={{ href: links.categories, label: <FormattedMessage id="catalog.allCategories" /> }}
        />
        <CategoryGrid categories={categories} links={links} />
      </PageSection>
      <PageSection verticalPadding="below">
        <SectionHeader
          title={<FormattedMessage id="home.popular" />}
          moreLink={{ href: links.products(), label: <FormattedMessage id="catalog.allProducts" /> }}
        />
        <ProductGrid products={popularProducts} links={links} layout="carousel" {...cardActions} />
      </PageSection>
      {onSale.length > 0 && <SaleProducts products={onSale} saleHref={saleHref} />}
      {repairs.length > 0 && (
        <RepairBand scenePicture={shop.showStandardClaims ? repairPicture : null} repairHref={repairHref} />
      )}
      <PageSection>
        <ShopBenefits hasRepairs={repairs.length > 0} />
      </PageSection>
      {brands.length > 0 && (
        <PageSection verticalPadding="below">
          <BrandStrip brands={brands.map((brand) => ({ ...brand, href: toBrandHref(links.products(), brand.slug) }))} />
        </PageSection>
      )}
    </>
  );
}

const toBrandHref = (productsHref: string, slug: string): string =>
  `${productsHref}${stringifyQuery(toggleValue(emptyQuery, "pa_brand", slug))}`;

function SaleProducts({ products, saleHref }: { products: readonly ProductSummary[]; saleHref: string }) {
  const links = useLinks();
  const cardActions = useCardActions();
  return (
    <PageSection verticalPadding="below">
      <SectionHeader
        title={<FormattedMessage id="home.onSale" />}
        moreLink={{ href: saleHref, label: <FormattedMessage id="home.seeSale" /> }}
      />
      <ProductGrid products={products} links={links} layout="carousel" {...cardActions} />
    </PageSection>
  );
}
