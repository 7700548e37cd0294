import { FormattedMessage } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";

export interface ResultCountProps {
  /** Total number of products on all pages. */
  total: number;
}

/**
 * Number of products, in a live region that announces every change. It receives the focus when a filter that has the
 * focus is removed.
 */
export function ResultCount({ total }: ResultCountProps) {
  return (
    <CountRoot data-result-count tabIndex={-1}>
      <FormattedMessage id="catalog.resultCount" values={{ count: total }} />
    </CountRoot>
  );
}

const CountRoot = chakra("output", {
  base: { display: "block", textStyle: "sm", fontWeight: "bold", outline: "none" },
});
