import { FormattedMessage } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";

/**
 * First link of every page, with which keyboard users skip the header. It leads to the element with the id `targetId`.
 */
export function SkipLink({ targetId }: { targetId: string }) {
  return (
    <SkipRoot href={`#${targetId}`}>
      <FormattedMessage id="site.skipToContent" />
    </SkipRoot>
  );
}

const SkipRoot = chakra("a", {
  base: {
    position: "absolute",
    insetInlineStart: "gutter",
    top: "2",
    zIndex: "skipLink",
    px: "4",
    py: "3",
    borderRadius: "md",
    bg: "bg.inverted",
    color: "fg.inverted",
    fontWeight: "semibold",
    "&:not(:focus)": { srOnly: true },
  },
});
