import type { Category } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { Picture } from "../../primitives/Picture/Picture.tsx";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface CategoryCardProps {
  category: Category;
  href: string;
}

/** Card for a category, which is a single link: picture, name and number of products. */
export function CategoryCard({ category: { name, count, image }, href }: CategoryCardProps) {
  return (
    <CardRoot as={useLinkComponent()} href={href}>
      <PictureFrame>
        <Picture
          image={image && { ...image, alt: "" }}
          sizes="(min-width:64em) 92px,(min-width:48em) 31vw,(min-resolution:2.5x) 36vw,46vw"
          maxWidth={768}
        />
      </PictureFrame>
      <Text>
        <b>{name}</b>
        <CountText>
          <FormattedMessage id="catalog.resultCount" values={{ count }} />
        </CountText>
      </Text>
    </CardRoot>
  );
}

const CardRoot = chakra("a", {
  base: {
    display: "flex",
    flexDirection: { base: "column", lg: "row" },
    alignItems: { lg: "center" },
    columnGap: "4",
    height: "full",
    bg: "bg.panel",
    _hover: { bg: "bg.subtle", "& b": { textDecorationLine: "underline", textUnderlineOffset: "0.2em" } },
    _focusVisible: { outlineOffset: "-4px" },
  },
});
const PictureFrame = chakra("span", {
  base: {
    position: "relative",
    flex: "none",
    display: "block",
    width: { base: "full", lg: "92px" },
    height: { base: "112px", lg: "92px" },
    alignSelf: { lg: "stretch" },
    minHeight: { lg: "92px" },
    overflow: "hidden",
    "& > span": { position: "absolute", inset: "0", height: "full" },
  },
});
const Text = chakra("span", {
  base: {
    minWidth: "0",
    px: { base: "14px", lg: "0" },
    py: { base: "3", lg: "3" },
    pe: "14px",
    "& b": {
      display: "block",
      fontSize: "lg",
      fontWeight: "semibold",
      lineHeight: "snug",
      hyphens: "auto",
      overflowWrap: "anywhere",
    },
  },
});
const CountText = chakra("span", { base: { textStyle: "xs", color: "fg.subtle" } });
