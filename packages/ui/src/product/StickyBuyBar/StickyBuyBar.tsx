import type { MeasurePrice, Price as DomainPrice } from "@rewire/domain";
import { useEffect, useState, type RefObject } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { EnergyArrow, type EnergyArrowProps } from "../../ecodesign/EnergyArrow/EnergyArrow.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Price } from "../../primitives/Price/Price.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface StickyBuyBarProps {
  /** Name of the product. */
  name: string;
  price: DomainPrice;
  /** Price per unit of measure, such as per metre. @default none */
  measurePrice?: MeasurePrice | undefined;
  /** Energy class, and the URL of the whole label. @default none */
  energyLabel?: EnergyArrowProps | undefined;
  /** Labels of the selected options. */
  selectedOptions: readonly string[];
  isAdding: boolean;
  onAdd: () => void;
  /** Ref of the page's own button; the bar is shown while that is out of view. */
  targetRef: RefObject<HTMLElement | null>;
}

/**
 * Bar with price and add button at the bottom of narrow screens. It is visible while the add button of the buy box is
 * outside the viewport.
 */
export function StickyBuyBar({
  name,
  price,
  measurePrice,
  energyLabel,
  selectedOptions,
  isAdding,
  onAdd,
  targetRef,
}: StickyBuyBarProps) {
  const intl = useIntl();
  const isNeeded = useIsOutOfView(targetRef);
  const [barElement, setBarElement] = useState<HTMLElement | null>(null);
  useBottomInset(barElement);
  if (!isNeeded) return null;

  return (
    <BarRoot ref={setBarElement} aria-label={intl.formatMessage({ id: "product.buyBar" }, { name })} data-print="hide">
      <Text>
        <PriceRow>
          <Price price={price} measurePrice={measurePrice} />
          {energyLabel && <EnergyArrow {...energyLabel} />}
        </PriceRow>
        {selectedOptions.length > 0 && <ChoiceText>{intl.formatList(selectedOptions, { type: "unit" })}</ChoiceText>}
      </Text>
      <Button isLoading={isAdding} loadingText={intl.formatMessage({ id: "product.adding" })} onClick={onAdd}>
        <FormattedMessage id="product.addToCart" />
      </Button>
    </BarRoot>
  );
}

function useIsOutOfView(targetRef: RefObject<HTMLElement | null>): boolean {
  const [isOutOfView, setIsOutOfView] = useState(false);
  useEffect(() => {
    const { current: targetElement } = targetRef;
    if (!targetElement) return undefined;
    // On a busy page one call reports several changes, the current one last.
    const observer = new IntersectionObserver((entries) => setIsOutOfView(entries.at(-1)?.isIntersecting === false));
    observer.observe(targetElement);
    return () => observer.disconnect();
  }, [targetRef]);
  return isOutOfView;
}

/** Reserves space, so that the bar covers neither the end of the page nor focused elements, whatever its height. */
function useBottomInset(barElement: HTMLElement | null) {
  useEffect(() => {
    if (!barElement) return undefined;
    const { body: bodyElement, documentElement } = document;
    const observer = new ResizeObserver(() => {
      const bottomInset = `${barElement.offsetHeight}px`;
      bodyElement.style.paddingBottom = bottomInset;
      documentElement.style.scrollPaddingBottom = bottomInset;
      // The focus may have moved to where the bar has just appeared.
      const { activeElement: focusedElement } = document;
      if (focusedElement && isCovered(focusedElement, barElement)) focusedElement.scrollIntoView({ block: "nearest" });
    });
    observer.observe(barElement);
    return () => {
      observer.disconnect();
      bodyElement.style.removeProperty("padding-bottom");
      documentElement.style.removeProperty("scroll-padding-bottom");
    };
  }, [barElement]);
}

function isCovered(element: Element, barElement: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return !barElement.contains(element) && top < window.innerHeight && bottom > barElement.getBoundingClientRect().top;
}

const BarRoot = chakra("section", {
  base: {
    display: { base: "flex", lg: "none" },
    position: "fixed",
    insetInline: "0",
    bottom: "0",
    zIndex: "sticky",
    alignItems: "center",
    justifyContent: "space-between",
    flexWrap: "wrap",
    gap: "14px",
    px: "gutter",
    pt: "10px",
    pb: "max(10px, env(safe-area-inset-bottom))",
    bg: "bg.panel",
    borderTop: "hairline",
    animation: "fadeIn 140ms {easings.out}",
  },
});
const Text = chakra("div", { base: { flex: "1 1 min-content", minWidth: "0", display: "grid", gap: "1" } });
const PriceRow = chakra("div", { base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" } });
const ChoiceText = chakra("span", { base: { textStyle: "xs", color: "fg.muted", overflowWrap: "anywhere" } });
