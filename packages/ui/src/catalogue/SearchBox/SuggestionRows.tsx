import { Combobox } from "@chakra-ui/react";
import { limitSuggestions, type SearchSuggestions } from "@rewire/domain";
import type { ReactNode } from "react";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { useRoundMoney } from "../../patterns/rules/useRoundMoney.ts";
import { EnergyArrow } from "../../ecodesign/EnergyArrow/EnergyArrow.tsx";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { Picture } from "../../primitives/Picture/Picture.tsx";
import { Price } from "../../primitives/Price/Price.tsx";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { AllResultsLink } from "./AllResultsLink.tsx";
import { HighlightedText } from "./HighlightedText.tsx";
import { resultAreaStyles } from "./SearchBox.styles.ts";
import type { SuggestionItem, SuggestionLinks } from "./suggestionItems.ts";

interface SuggestionRowsProps {
  suggestions: SearchSuggestions;
  links: SuggestionLinks;
  query: string;
  /** Text of the link to all results. */
  allResultsLabel: string;
}

/**
 * Search suggestions: products and the link to all results, then repairs and categories in an area of their own, which
 * `resultAreaStyles` place. Each suggestion is a link.
 */
export function SuggestionRows({ suggestions, links, query, allResultsLabel }: SuggestionRowsProps) {
  const visibleSuggestions = limitSuggestions(suggestions);
  const { products, repairs, categories } = visibleSuggestions;
  const allResultsLink = <AllResultsLink href={links.search(query)} label={allResultsLabel} />;
  return (
    <>
      {products.length > 0 && (
        <LeadingArea>
          <ProductRows suggestions={visibleSuggestions} links={links} query={query} />
          {allResultsLink}
        </LeadingArea>
      )}
      {(repairs.length > 0 || categories.length > 0) && (
        <FurtherArea data-alone={products.length === 0 || undefined}>
          {repairs.length > 0 && <RepairRows suggestions={visibleSuggestions} links={links} query={query} />}
          {categories.length > 0 && <CategoryRows suggestions={visibleSuggestions} links={links} query={query} />}
          {products.length === 0 && allResultsLink}
        </FurtherArea>
      )}
    </>
  );
}

interface ResultRowsProps extends Omit<SuggestionRowsProps, "suggestions" | "allResultsLabel"> {
  suggestions: ReturnType<typeof limitSuggestions>;
}

function ProductRows({ suggestions: { products }, links, query }: ResultRowsProps) {
  const { formatMessage } = useIntl();
  return (
    <SuggestionGroup id="products" label={formatMessage({ id: "search.products" })}>
      {products.map(({ id, slug, name, image, specLine, price, energyClass, measurePrice }) => (
        <SuggestionRow key={id} item={{ value: links.product(slug), label: name }} variant="product">
          <PictureFrame>
            {image ? (
              <Picture image={{ ...image, alt: "" }} sizes="44px" />
            ) : (
              <Icon name="cube" size={1.5} color="tin.500" />
            )}
          </PictureFrame>
          <Text>
            <b>
              <HighlightedText text={name} query={query} />
            </b>
            {specLine && <small>{specLine}</small>}
          </Text>
          <PriceText>
            <Price price={price} measurePrice={measurePrice} />
            {energyClass && <EnergyArrow energyClass={energyClass} />}
          </PriceText>
        </SuggestionRow>
      ))}
    </SuggestionGroup>
  );
}

function RepairRows({ suggestions: { repairs }, links, query }: ResultRowsProps) {
  const { formatMessage } = useIntl();
  const roundMoney = useRoundMoney();
  return (
    <SuggestionGroup id="repairs" label={formatMessage({ id: "search.repairs" })}>
      {repairs.map(({ slug, name, price, isFrom: isMinimumPrice, isCheck }) => (
        <SuggestionRow key={slug} item={{ value: links.product(slug), label: name }} variant="repair">
          <Text>
            <HighlightedText text={name} query={query} />
          </Text>
          {price && (
            <AmountText>
              <RepairPrice amount={roundMoney(price)} isMinimum={isMinimumPrice} isCheck={isCheck} />
            </AmountText>
          )}
        </SuggestionRow>
      ))}
    </SuggestionGroup>
  );
}

interface RepairPriceProps {
  /** Formatted. */
  readonly amount: string;
  readonly isMinimum?: boolean | undefined;
  readonly isCheck?: boolean | undefined;
}

function RepairPrice({ amount, isMinimum, isCheck }: RepairPriceProps) {
  if (isCheck) return <FormattedMessage id="home.checkPrice" values={{ amount, small: (word) => word }} />;
  return isMinimum ? <FormattedMessage id="price.from" values={{ price: amount }} /> : amount;
}

function CategoryRows({ suggestions: { categories }, links, query }: ResultRowsProps) {
  const { formatMessage } = useIntl();
  return (
    <SuggestionGroup id="categories" label={formatMessage({ id: "search.categories" })}>
      {categories.map(({ slug, name, count }) => (
        <SuggestionRow key={slug} item={{ value: links.category(slug), label: name }} variant="line">
          <Text>
            <HighlightedText text={name} query={query} />
          </Text>
          <CountText>
            <FormattedNumber value={count} />
          </CountText>
        </SuggestionRow>
      ))}
    </SuggestionGroup>
  );
}

/** Recent searches, shown while the search field is empty. */
export function RecentRows({ recentQueries, links }: { recentQueries: readonly string[]; links: SuggestionLinks }) {
  return (
    <LeadingArea>
      <SuggestionGroup id="recent" label={<FormattedMessage id="search.recent" />}>
        {recentQueries.map((recentQuery) => (
          <SuggestionRow key={recentQuery} item={{ value: links.search(recentQuery), label: recentQuery }}>
            <Icon name="time" color="fg.muted" />
            <Text>{recentQuery}</Text>
          </SuggestionRow>
        ))}
      </SuggestionGroup>
    </LeadingArea>
  );
}

function SuggestionGroup({ id, label, children }: { id: string; label: ReactNode; children: ReactNode }) {
  return (
    <Combobox.ItemGroup id={id} css={groupStyle}>
      <Combobox.ItemGroupLabel css={groupLabelStyle}>{label}</Combobox.ItemGroupLabel>
      {children}
    </Combobox.ItemGroup>
  );
}

function SuggestionRow({
  item,
  variant,
  children,
}: {
  item: SuggestionItem;
  variant?: "product" | "repair" | "line";
  children: ReactNode;
}) {
  return (
    <Combobox.Item item={item} asChild>
      <RowLink
        as={useLinkComponent()}
        href={item.value}
        tabIndex={-1}
        data-tall={variant === "product" || undefined}
        data-line={variant === "repair" || variant === "line" || undefined}
        data-repair={variant === "repair" || undefined}
      >
        {children}
      </RowLink>
    </Combobox.Item>
  );
}

const LeadingArea = chakra("div", { base: resultAreaStyles.leading });
const FurtherArea = chakra("div", {
  base: {
    ...resultAreaStyles.further,
    "& > [role=group] + [role=group]": { pt: "6" },
    "&[data-alone]": { ...resultAreaStyles.leading, pb: "0" },
  },
});
const groupStyle = { minWidth: "0", pt: "4" } as const;
const groupLabelStyle = { textStyle: "label", mb: "1.5" } as const;
const RowLink = chakra("a", {
  base: {
    display: "flex",
    alignItems: "center",
    columnGap: "14px",
    rowGap: "1",
    minHeight: "target",
    marginInline: "-10px",
    px: "10px",
    py: "2",
    borderRadius: "md",
    lineHeight: "1.3",
    cursor: "pointer",
    // As high as two lines below the name, so that all rows are.
    "&[data-tall]": { minHeight: "68px", flexWrap: "wrap" },
    "&[data-line]": { borderTop: "1px solid {colors.border.muted}", borderRadius: "0", marginInline: "0", px: "0" },
    // Outwards, since narrower words could wrap, and the row grow out of sight.
    "&[data-line][data-highlighted]": { marginInline: "-10px", px: "10px" },
    "&[data-repair]": { borderInlineStart: "3px solid {colors.repair.solid}", ps: "3" },
    "&[data-highlighted]": { bg: "bg.muted", boxShadow: "inset 3px 0 0 {colors.accent.solid}" },
    "&[data-repair][data-highlighted]": { boxShadow: "none", marginInlineStart: "0", ps: "3" },
    "@media (forced-colors: active)": { "&[data-highlighted]": { outline: "2px solid Highlight" } },
  },
});
const PictureFrame = chakra("span", {
  base: {
    flex: "none",
    display: "grid",
    alignItems: "center",
    justifyItems: "center",
    width: "target",
    minHeight: "target",
    bg: "bg.plate",
  },
});
const PriceText = chakra("span", {
  base: {
    display: "grid",
    justifyItems: "end",
    gap: "1",
    maxWidth: "45%",
    marginInlineStart: "auto",
    textAlign: "end",
    textStyle: "sm",
    "& span": { fontSize: "md" },
    // The price of before below the price on phones: the line below the name has the width. "from" stays beside it.
    "& > span:first-of-type:has(> span + span)": {
      flexDirection: { base: "column", md: "row" },
      alignItems: { base: "flex-end", md: "baseline" },
    },
  },
});
const Text = chakra("span", {
  base: {
    // Narrower, as beside a price in large text, the price wraps before the words of the name break.
    flex: "1 1 7rem",
    minWidth: "0",
    overflowWrap: "anywhere",
    "& > small": { display: "block", textStyle: "xs", color: "fg.subtle" },
    "& > b": { fontWeight: "semibold" },
  },
});
const AmountText = chakra("span", { base: { fontFamily: "figures", fontWeight: "semibold", whiteSpace: "nowrap" } });
const CountText = chakra("span", { base: { color: "fg.subtle", fontVariantNumeric: "tabular-nums" } });
