import { MAX_COMPARED_PRODUCTS, type Image, type ProductSummary, type SiteLinks } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { Picture } from "../../primitives/Picture/Picture.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface CompareBarProps {
  /** Compared products, at least one. */
  products: readonly (Pick<ProductSummary, "slug" | "name"> & { readonly image: Image | null })[];
  links: Pick<SiteLinks, "compare">;
  onClear: () => void;
  /** Whether a fifth product was rejected. @default false */
  isFull?: boolean | undefined;
  /** Whether the bar is hidden on phones, on pages with a bottom bar of their own. @default false */
  isHiddenOnPhones?: boolean | undefined;
}

/** Bar at the bottom of the screen with the products selected for comparison. Import it lazily. */
export function CompareBar({ products, links, onClear, isFull = false, isHiddenOnPhones = false }: CompareBarProps) {
  const { formatMessage } = useIntl();
  const count = products.length;

  return (
    <BarRoot aria-label={formatMessage({ id: "compare.tray" })} data-print="hide" isHiddenOnPhones={isHiddenOnPhones}>
      <BarContainer>
        <BarTitle aria-hidden>{formatMessage({ id: "product.compare" })}</BarTitle>
        <PictureList>
          {products.map(({ slug, name, image }) => (
            <li key={slug}>
              <Picture image={image && { ...image, alt: "" }} sizes="44px" />
              <VisuallyHidden>{name}</VisuallyHidden>
            </li>
          ))}
        </PictureList>
        <CountText aria-live="polite">
          {isFull ? (
            <ListFullNotice>
              <FormattedMessage id="compare.full" values={{ most: MAX_COMPARED_PRODUCTS }} />
            </ListFullNotice>
          ) : (
            <bdi>
              <FormattedMessage id="compare.chosen" values={{ count, most: MAX_COMPARED_PRODUCTS }} />
            </bdi>
          )}
          {count === 1 && (
            <HintText>
              <FormattedMessage id="compare.chooseAnother" />
            </HintText>
          )}
        </CountText>
        <ActionRow>
          <Button size="sm" variant="ghost" onClick={onClear}>
            <FormattedMessage id="compare.clear" />
          </Button>
          {count > 1 && (
            <LinkButton size="sm" href={links.compare(products.map(({ slug }) => slug))}>
              <FormattedMessage id="compare.open" values={{ count }} />
            </LinkButton>
          )}
        </ActionRow>
      </BarContainer>
    </BarRoot>
  );
}

const BarRoot = chakra("section", {
  base: {
    position: "sticky",
    bottom: "0",
    zIndex: "sticky",
    bg: "bg.panel",
    borderTop: "hairline",
    py: "2",
    pb: "max(8px, env(safe-area-inset-bottom))",
  },
  variants: { isHiddenOnPhones: { true: { display: { base: "none", lg: "block" } }, false: {} } },
});
const BarContainer = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    rowGap: "2",
    maxWidth: "calc({sizes.container.page} + 2 * {spacing.gutter})",
    mx: "auto",
    px: "gutter",
  },
});
const BarTitle = chakra("b", {
  base: { display: { base: "none", md: "block" }, textStyle: "sm", fontWeight: "semibold" },
});
const PictureList = chakra("ul", { base: { display: "flex", gap: "2", flex: "none", "& > li": { width: "44px" } } });
const CountText = chakra("p", { base: { flex: "1 1 9rem", minWidth: "0", textStyle: "sm", color: "fg.muted" } });
// On a line of its own: it is a sentence, the count is none.
const HintText = chakra("span", { base: { display: "block" } });
const ListFullNotice = chakra("strong", { base: { color: "fg", fontWeight: "semibold" } });
const ActionRow = chakra("div", { base: { display: "flex", gap: "2", marginInlineStart: "auto" } });
