import { chakra } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";

export interface ResultCountProps {
  /** All products on all pages. */
  total: number;
}

/** How many products there are, said again politely whenever it changes. */
export function ResultCount({ total }: ResultCountProps) {
  return (
    <CountRoot>
      <FormattedMessage id="catalog.resultCount" values={{ count: total }} />
    </CountRoot>
  );
}

const CountRoot = chakra("output", { base: { display: "block", textStyle: "sm", fontWeight: "bold" } });
