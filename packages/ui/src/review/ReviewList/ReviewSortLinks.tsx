import { reviewSorts, type ReviewQuery } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "../../primitives/Link/Link.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface ReviewSortLinksProps {
  query: ReviewQuery;
  hrefFor: (query: ReviewQuery) => string;
}

/** Links to the available sort orders of reviews. The current sort order is not a link. */
export function ReviewSortLinks({ query, hrefFor }: ReviewSortLinksProps) {
  const { formatMessage } = useIntl();
  return (
    <SortList aria-label={formatMessage({ id: "review.sort" })}>
      {reviewSorts.map((sort) => (
        <li key={sort}>
          {sort === query.sort ? (
            <b aria-current="true">
              <FormattedMessage id={`review.sortBy.${sort}`} />
            </b>
          ) : (
            <Link href={hrefFor({ ...query, sort, page: 1 })} rel="nofollow">
              <FormattedMessage id={`review.sortBy.${sort}`} />
            </Link>
          )}
        </li>
      ))}
    </SortList>
  );
}

const SortList = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "4",
    rowGap: "1",
    marginInlineStart: { md: "auto" },
    "& b": { fontWeight: "semibold" },
    "& li": { py: "1" },
  },
});
