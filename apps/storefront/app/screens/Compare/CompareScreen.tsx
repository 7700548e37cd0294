import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { MAX_COMPARED, type ComparedProduct, type ProductSummary } from "@rewire/domain";
import { CompareSuggestions, CompareTable, PageSection, Scripting, ShareButton } from "@rewire/ui";
import { LateWords } from "../../i18n/LateWords.tsx";
import { useLinks } from "../../navigation/useLinks.ts";
import { dropCompared } from "../../commerce/compare/changeComparison.ts";
import { useCardAdd } from "../../commerce/useCardAdd.ts";

interface CompareScreenProps {
  products: readonly ComparedProduct[];
  /** Names of the address that are no products of ours. */
  unknown: readonly string[];
  /** Names beyond the fourth. */
  leftOut: readonly string[];
  /** Only the rows that differ. */
  isShort: boolean;
  /** What could join, while there is room. */
  similar: readonly ProductSummary[];
}

/** Products side by side, as the address names them, so that it can be sent to others. */
export function CompareScreen(props: CompareScreenProps) {
  return (
    <PageSection space="both">
      <LateWords>
        <Comparison {...props} />
      </LateWords>
    </PageSection>
  );
}

function Comparison({ products, unknown, leftOut, isShort, similar }: CompareScreenProps) {
  const { formatList, formatMessage } = useIntl();
  const links = useLinks();
  const navigate = useNavigate();
  const adding = useCardAdd();
  /** Ticked, and shown at once; the answer to the new address, or to the way back, brings other products. */
  const [ticked, setTicked] = useState<{ readonly isShort: boolean; readonly of: typeof products } | null>(null);
  const isShown = ticked?.of === products ? ticked.isShort : isShort;
  const handleShort = (href: string) => {
    setTicked({ isShort: !isShown, of: products });
    void navigate(href, { replace: true, preventScrollReset: true });
  };

  return (
    <>
      {unknown.length > 0 && (
        <p>
          <FormattedMessage id="compare.unknown" values={{ count: unknown.length, names: formatList(unknown) }} />
        </p>
      )}
      {leftOut.length > 0 && (
        <p>
          <FormattedMessage id="compare.leftOut" values={{ most: MAX_COMPARED, names: formatList(leftOut) }} />
        </p>
      )}
      <CompareTable
        products={products}
        links={links}
        isShort={isShown}
        onShortChange={handleShort}
        onRemove={({ slug }) => dropCompared(slug)}
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
