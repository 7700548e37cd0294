import { useIntl } from "react-intl";
import { Link } from "../../primitives/Link/Link.tsx";
import { Picture } from "../../primitives/Picture/Picture.tsx";
import { useFormatMeasurePrice, useFormatMoney } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import type { OrderReviewProps } from "./OrderReview.tsx";

/** Compact lines of a cart or an order: picture, name, options, quantity, unit price and total. */
export function ReviewLines({ lines, productHref }: Pick<OrderReviewProps, "lines" | "productHref">) {
  const { formatMessage } = useIntl();
  const formatMoney = useFormatMoney();
  const formatMeasurePrice = useFormatMeasurePrice();

  return (
    <List>
      {lines.map(({ slug, name, options, image, quantity, total, measurePrice }, index) => (
        <ReviewLine key={`${slug ?? name}-${options.join()}-${index}`}>
          <Picture image={image && { ...image, alt: "" }} sizes="56px" />
          <Text>
            <LineName>
              {slug && productHref ? (
                <Link variant="quiet" href={productHref(slug)}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </LineName>
            <LineDetails>
              {[
                options.join(", "),
                formatMessage({ id: "checkout.pieces" }, { count: quantity }),
                measurePrice && formatMeasurePrice(measurePrice),
              ]
                .filter(Boolean)
                .join(" · ")}
            </LineDetails>
          </Text>
          <LineTotal>{formatMoney(total)}</LineTotal>
        </ReviewLine>
      ))}
    </List>
  );
}

const List = chakra("ul", { base: { mt: "14px", mb: "2", listStyle: "none" } });
const ReviewLine = chakra("li", {
  base: {
    display: "flex",
    // With large text on a small phone, name and price stand below the picture.
    flexWrap: "wrap",
    gap: "3",
    alignItems: "start",
    "& > :first-of-type": { flex: "none", width: "56px" },
    py: "3",
    borderTopWidth: "1px",
    borderColor: "border",
  },
});
const Text = chakra("span", { base: { flex: "1 1 4.5rem", minWidth: "0", textStyle: "sm" } });
const LineName = chakra("b", {
  base: { display: "block", fontWeight: "semibold", overflowWrap: "anywhere", hyphens: "auto" },
});
const LineDetails = chakra("span", { base: { textStyle: "xs", color: "fg.subtle" } });
const LineTotal = chakra("span", { base: { fontFamily: "figures", fontWeight: "semibold", whiteSpace: "nowrap" } });
