import { chakra } from "@chakra-ui/react";
import type { Review } from "@rewire/domain";
import { FormattedDate } from "react-intl";
import { Prose } from "../../primitives/Prose/Prose.tsx";
import { Rating } from "../../primitives/Rating/Rating.tsx";

/** One person's stars, words, name and day. */
export function ReviewCard({ review: { author, rating, content, date } }: { review: Review }) {
  return (
    <CardRoot>
      <Top>
        <Rating average={rating} />
        <time dateTime={date}>
          <FormattedDate value={date} dateStyle="long" timeZone="UTC" />
        </time>
      </Top>
      <Prose html={content} />
      <Author>{author}</Author>
    </CardRoot>
  );
}

const CardRoot = chakra("article", { base: { py: "22px", borderTop: "hairline", "& p": { maxWidth: "66ch" } } });
const Top = chakra("div", {
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
const Author = chakra("p", { base: { mt: "2", textStyle: "xs", color: "fg.subtle" } });
