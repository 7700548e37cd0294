import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "../../primitives/Link/Link.tsx";

export interface CorrectedSearchProps {
  /** Query as typed. */
  query: string;
  /** Corrected query. */
  correctedQuery: string;
  /** URL of the search without correction; if missing, the link is omitted. */
  uncorrectedHref?: string | undefined;
}

const boldFormatter = { b: (parts: ReactNode) => <b key="b">{parts}</b> };

/** Notice that says the search query was corrected, with a link to the results for the query as typed. */
export function CorrectedSearch({ query, correctedQuery, uncorrectedHref }: CorrectedSearchProps) {
  return (
    <>
      <FormattedMessage id="catalog.corrected" values={{ ...boldFormatter, words: correctedQuery }} />
      {uncorrectedHref !== undefined && (
        <>
          {" "}
          <Link href={uncorrectedHref}>
            <FormattedMessage id="catalog.searchInstead" values={{ words: query.trim() }} />
          </Link>
        </>
      )}
    </>
  );
}
