import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "../../primitives/Link/Link.tsx";

export interface CorrectedSearchProps {
  /** As they were typed. */
  query: string;
  /** As they were understood. */
  correctedTo: string;
  /** Search for the query as typed, without correction; no such link if missing. */
  insteadHref?: string | undefined;
}

const bold = { b: (parts: ReactNode) => <b key="b">{parts}</b> };

/** A typo was mended: what is shown, and the way to what was typed. */
export function CorrectedSearch({ query, correctedTo, insteadHref }: CorrectedSearchProps) {
  return (
    <>
      <FormattedMessage id="catalog.corrected" values={{ ...bold, words: correctedTo }} />
      {insteadHref !== undefined && (
        <>
          {" "}
          <Link href={insteadHref}>
            <FormattedMessage id="catalog.searchInstead" values={{ words: query.trim() }} />
          </Link>
        </>
      )}
    </>
  );
}
