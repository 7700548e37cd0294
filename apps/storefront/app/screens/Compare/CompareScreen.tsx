import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { MAX_COMPARED, type ComparedProduct, type ProductSummary } from "@rewire/domain";
import { CompareSuggestions, CompareTable, PageSection, Scripting, ShareButton } from "@rewire/ui";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";
import { useLinks } from "../../navigation/useLinks.ts";
import { removeFromComparison } from "../../commerce/compare/changeComparison.ts";
import { useCardAdd } from "../../commerce/useCardAdd.ts";

interface CompareScreenProps {
  products: readonly ComparedProduct[];
  /** Slugs in the URL that match no product. */
  unknown: readonly string[];
  /** Slugs in the URL beyond the maximum of four products. */
  omittedSlugs: readonly string[];
  /** Whether only rows that differ are shown. */
  isShort: boolean;
  /** Suggested products; empty if the comparison is full. */
  similar: readonly ProductSummary[];
}

/** Comparison of the products in the URL; the URL can be shared. */
export function CompareScreen(props: CompareScreenProps) {
  return (
    <PageSection space="both">
      <DeferredMessages>
        <Comparison {...props} />
      </DeferredMessages>
    </PageSection>
  );
}

function Comparison({ products, unknown, omittedSlugs, isShort, similar }: CompareScreenProps) {
  const { formatList, formatMessage } = useIntl();
  const links = useLinks();
  const navigate = useNavigate();
  const adding = useCardAdd();
  /** Optimistic state of the checkbox, until the compared products change. */
  const [shortView, setShortView] = useState<{ readonly isShort: boolean; readonly of: typeof products } | null>(null);
  const isShown = shortView?.of === products ? shortView.isShort : isShort;
  const handleShortChange = (href: string) => {
    setShortView({ isShort: !isShown, of: products });
    void navigate(href, { replace: true, preventScrollReset: true });
  };

  return (
    <>
      {unknown.length > 0 && (
        <p>
          <FormattedMessage id="compare.unknown" values={{ count: unknown.length, names: formatList(unknown) }} />
        </p>
      )}
      {omittedSlugs.length > 0 && (
        <p>
          <FormattedMessage id="compare.leftOut" values={{ most: MAX_COMPARED, names: formatList(omittedSlugs) }} />
        </p>
      )}
      <CompareTable
        products={products}
        links={links}
        isShort={isShown}
        onDifferencesChange={handleShortChange}
        onRemove={({ slug }) => removeFromComparison(slug)}
        actions={
          <Scripting when="on">
            <ShareButton title={formatMessage({ id: "compare.pageTitle" })} url={() => window.location.href} />
          </Scripting>
        }
        {...adding}
      />
      <CompareSuggestions products={similar} slugs={products.map(({ slug }) => slug)} links={links} />
    </>
  );
}
