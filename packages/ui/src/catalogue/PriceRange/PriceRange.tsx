import { filterFormFields, parsePriceRange, withFilters } from "@rewire/domain";
import { useRef, useState, type ComponentType, type SubmitEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { useShopSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { parseFormTarget, type FilterNavigation } from "../../patterns/rules/filterLink.ts";
import { useFormatAmount } from "../rules/useFormatAmount.ts";
import type { PriceSliderProps } from "./PriceSlider.tsx";

export interface PriceRangeProps extends FilterNavigation {
  /** Lowest and highest price of the list, in whole units of the currency. */
  priceRange: { readonly lowest: number; readonly highest: number };
  /** Slider from `@rewire/ui/price-slider` once it is loaded; the two fields work without it. */
  slider?: ComponentType<PriceSliderProps> | undefined;
}

/**
 * Price filter: a form with two fields for the inclusive bounds, and a lazily loaded slider. Swapped bounds are
 * corrected, and an empty field removes the bound.
 */
export function PriceRange({ priceRange, slider: Slider, query, hrefFor, onChange }: PriceRangeProps) {
  const { maximumPrice } = useShopSettings();
  const { lowest } = priceRange;
  const highest = Math.max(lowest, Math.min(priceRange.highest, maximumPrice ?? Infinity));
  const { min, max } = query.filters.price;
  const [typedBounds, setTypedBounds] = useTypedBounds(min, max);
  const draggedRange = useRef<readonly [number, number]>(null);
  const { action, fields } = parseFormTarget(hrefFor(withFilters(query, { price: { min: null, max: null } })));

  const clampBound = (text: string, defaultBound: number) =>
    text === "" ? defaultBound : Math.min(Math.max(Math.round(Number(text)) || 0, lowest), highest);
  const applyBounds = ({ min: minPrice, max: maxPrice } = typedBounds) =>
    onChange?.(withFilters(query, { price: parsePriceRange(minPrice, maxPrice) }));
  /** A handle at the end of the scale removes the bound, because products added later may be more expensive. */
  const toTypedBounds = ([lowerBound, upperBound]: readonly [number, number]) => ({
    min: lowerBound <= lowest ? "" : String(lowerBound),
    max: upperBound >= highest ? "" : String(upperBound),
  });

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onChange) return;
    event.preventDefault();
    applyBounds();
  };

  return (
    <form method="get" action={action} onSubmit={handleSubmit}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {Slider && highest > lowest && (
        <Slider
          lowest={lowest}
          highest={highest}
          value={sortPair(clampBound(typedBounds.min, lowest), clampBound(typedBounds.max, highest))}
          onDrag={(value) => {
            draggedRange.current = value;
            setTypedBounds(toTypedBounds(value));
          }}
          // With the keyboard, `onCommit` is called before the handle has moved on screen, so the last drawn value is
          // used.
          onCommit={(value) => applyBounds(toTypedBounds(draggedRange.current ?? value))}
        />
      )}
      <BoundFields lowest={lowest} highest={highest} typedBounds={typedBounds} onType={setTypedBounds} />
      <Button type="submit" variant="line" isBlock>
        <FormattedMessage id="catalog.priceApply" />
      </Button>
    </form>
  );
}

/** Bounds as typed; "" for a missing bound. */
interface TypedBounds {
  readonly min: string;
  readonly max: string;
}

/**
 * Returns the typed bounds and their setter; resets them when the price in the URL changes, without moving the focus.
 */
function useTypedBounds(min: number | null, max: number | null) {
  const [typedBounds, setTypedBounds] = useState<TypedBounds>(() => formatBounds(min, max));
  const [appliedBounds, setAppliedBounds] = useState({ min, max });
  if (appliedBounds.min !== min || appliedBounds.max !== max) {
    setAppliedBounds({ min, max });
    setTypedBounds(formatBounds(min, max));
  }
  return [typedBounds, setTypedBounds] as const;
}

interface BoundFieldsProps {
  /** Placeholder of the lower field. */
  lowest: number;
  /** Placeholder of the upper field. */
  highest: number;
  typedBounds: TypedBounds;
  onType: (typedBounds: TypedBounds) => void;
}

function BoundFields({ lowest, highest, typedBounds, onType }: BoundFieldsProps) {
  const { formatMessage } = useIntl();
  const formatAmount = useFormatAmount();
  const amount = { type: "number", inputMode: "decimal", min: 0, step: "any", isLabelHidden: true } as const;
  return (
    <FieldGrid>
      <TextField
        {...amount}
        name={filterFormFields.min}
        label={formatMessage({ id: "catalog.priceMin" })}
        placeholder={formatAmount(lowest)}
        value={typedBounds.min}
        onChange={(event) => onType({ ...typedBounds, min: event.currentTarget.value })}
      />
      <span aria-hidden>
        <FormattedMessage id="catalog.priceTo" />
      </span>
      <TextField
        {...amount}
        name={filterFormFields.max}
        label={formatMessage({ id: "catalog.priceMax" })}
        placeholder={formatAmount(highest)}
        value={typedBounds.max}
        onChange={(event) => onType({ ...typedBounds, max: event.currentTarget.value })}
      />
    </FieldGrid>
  );
}

const formatBounds = (min: number | null, max: number | null) => ({
  min: min === null ? "" : String(min),
  max: max === null ? "" : String(max),
});

const FieldGrid = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
    alignItems: "center",
    gap: "3",
    mb: "3",
    color: "fg.muted",
    fontVariantNumeric: "tabular-nums",
  },
});

const sortPair = (a: number, b: number): [number, number] => [Math.min(a, b), Math.max(a, b)];
