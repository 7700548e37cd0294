import type { Review } from "@rewire/domain";
import { FormattedDate, FormattedMessage } from "react-intl";
import { Prose } from "../../primitives/Prose/Prose.tsx";
import { Rating } from "../../primitives/Rating/Rating.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** Card of a review: stars if rated, text, author and date. */
export function ReviewCard({ review: { author, rating, content, date } }: { review: Review }) {
  return (
    <CardRoot>
      <CardHeader>
        {rating > 0 && <Rating average={rating} />}
        {!Number.isNaN(Date.parse(date)) && (
          <time dateTime={date}>
            <FormattedDate value={date} dateStyle="long" timeZone="UTC" />
          </time>
        )}
      </CardHeader>
      <Prose html={content} />
      <AuthorText>{author || <FormattedMessage id="review.anonymous" />}</AuthorText>
    </CardRoot>
  );
}

const CardRoot = chakra("article", {
  base: { py: "22px", borderTop: "hairline", overflowWrap: "anywhere", "& p": { maxWidth: "66ch" } },
});
const CardHeader = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    rowGap: "1",
    columnGap: "4",
    mb: "2",
    "& time": { textStyle: "xs", color: "fg.subtle" },
  },
});
const AuthorText = chakra("p", { base: { mt: "2", textStyle: "xs", color: "fg.subtle" } });
