import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { MAX_COMPARED_PRODUCTS, type ComparedProduct, type ProductSummary } from "@rewire/domain";
import { CompareSuggestions, CompareTable, PageSection, Scripting, ShareButton } from "@rewire/ui";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";
import { focusPage } from "../../navigation/focusPage.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { removeFromComparison } from "../../commerce/compare/changeComparison.ts";
import { useAddFromCard } from "../../commerce/useAddFromCard.ts";

interface CompareScreenProps {
  products: readonly ComparedProduct[];
  /** Slugs in the URL that match no product. */
  unknownSlugs: readonly string[];
  /** Slugs in the URL beyond the maximum of four products. */
  omittedSlugs: readonly string[];
  /** Whether only rows that differ are shown. */
  isShort: boolean;
  /** Suggested products; empty if the comparison is full. */
  similarProducts: readonly ProductSummary[];
}

/** Comparison page for the products listed in the URL. The URL can be shared. */
export function CompareScreen(props: CompareScreenProps) {
  return (
    <PageSection verticalPadding="page">
      <DeferredMessages>
        <ComparisonContent {...props} />
      </DeferredMessages>
    </PageSection>
  );
}

function ComparisonContent({ products, unknownSlugs, omittedSlugs, isShort, similarProducts }: CompareScreenProps) {
  const { formatList, formatMessage } = useIntl();
  const links = useLinks();
  const navigate = useNavigate();
  const cardAddProps = useAddFromCard();
  const slugs = products.map(({ slug }) => slug);
  useFocusOnChange(slugs.join());
  /** Optimistic state of the checkbox, until the compared products change. */
  const [optimisticView, setOptimisticView] = useState<{
    readonly isShort: boolean;
    readonly of: typeof products;
  } | null>(null);
  const isShown = optimisticView?.of === products ? optimisticView.isShort : isShort;
  const handleDifferencesChange = (href: string) => {
    setOptimisticView({ isShort: !isShown, of: products });
    void navigate(href, { replace: true, preventScrollReset: true });
  };

  return (
    <>
      {unknownSlugs.length > 0 && (
        <p>
          <FormattedMessage
            id="compare.unknown"
            values={{ count: unknownSlugs.length, names: formatList(unknownSlugs) }}
          />
        </p>
      )}
      {omittedSlugs.length > 0 && (
        <p>
          <FormattedMessage
            id="compare.leftOut"
            values={{ most: MAX_COMPARED_PRODUCTS, names: formatList(omittedSlugs) }}
          />
        </p>
      )}
      <CompareTable
        products={products}
        links={links}
        isDifferencesOnly={isShown}
        onDifferencesChange={handleDifferencesChange}
        onRemove={({ slug }) => removeFromComparison(slug)}
        actions={
          <Scripting visibility="on">
            <ShareButton
              variant="line"
              title={formatMessage({ id: "compare.pageTitle" })}
              url={() => window.location.href}
            />
          </Scripting>
        }
        {...cardAddProps}
      />
      <CompareSuggestions products={similarProducts} slugs={slugs} links={links} />
    </>
  );
}

/** Focuses the page when other products are compared and the link that was pressed for it is gone with its column. */
function useFocusOnChange(comparison: string): void {
  const lastComparison = useRef(comparison);
  useEffect(() => {
    if (lastComparison.current === comparison) return;
    lastComparison.current = comparison;
    if (document.activeElement === document.body) void focusPage();
  }, [comparison]);
}
