import type { MeasurePrice } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { useFormatMoney } from "../../provider/Settings.tsx";

// @chunk frame: used by Price.

export interface MeasurePriceTextProps {
  measurePrice: MeasurePrice;
}

/** Unit price in the reader's language: "€2.95 / m", or "from €2.95 / m" for several variations. */
export function MeasurePriceText({ measurePrice: { amount, measure, isFrom } }: MeasurePriceTextProps) {
  const formatMoney = useFormatMoney();
  const text = <FormattedMessage id="price.perMeasure" values={{ price: formatMoney(amount), measure }} />;
  return isFrom ? <FormattedMessage id="price.from" values={{ price: text }} /> : text;
}
