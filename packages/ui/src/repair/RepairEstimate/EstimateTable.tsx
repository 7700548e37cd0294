import type { RepairPrice, RepairQuote } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { useFormatMoney } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import {
  estimateContainerStyle,
  estimateTableStyle,
  estimateTotalStyle,
  narrowEstimateStyle,
} from "../rules/estimateTableStyles.ts";
import { useRepairText } from "../rules/useRepairText.ts";

/**
 * Table with the price of each fault and the total. The total is a fixed price, a range, an inspection fee, or "on
 * request".
 */
export function EstimateTable({ quote: { faults, price } }: { quote: RepairQuote }) {
  const text = useRepairText();
  return (
    <TableContainer>
      <TableRoot>
        <tbody>
          {faults.map((fault) => (
            <tr key={fault.slug}>
              <th scope="row">{text.faultName(fault)}</th>
              <td>
                <QuotedPrice price={fault.price} />
              </td>
            </tr>
          ))}
        </tbody>
        <TotalRow>
          <tr>
            <th scope="row">
              <FormattedMessage id={`repair.estimate.${price.kind}`} />
              {price.kind !== "quote" && (
                <>
                  {" "}
                  <small>
                    <FormattedMessage id="repair.estimate.tax" />
                  </small>
                </>
              )}
            </th>
            <td>
              <QuotedPrice price={price} />
            </td>
          </tr>
        </TotalRow>
      </TableRoot>
    </TableContainer>
  );
}

/** Price of a repair as text: "€149.00", "€69.00 to €99.00", or "on request". */
export function QuotedPrice({ price }: { price: RepairPrice }) {
  const formatMoney = useFormatMoney();
  switch (price.kind) {
    case "fixed":
    case "check":
      return formatMoney(price.amount);
    case "range":
      return (
        <bdi>
          <FormattedMessage
            id="repair.estimate.between"
            values={{ from: formatMoney(price.from), to: formatMoney(price.to) }}
          />
        </bdi>
      );
    case "quote":
      return <FormattedMessage id="repair.estimate.onRequest" />;
  }
}

const TableContainer = chakra("div", { base: { ...estimateContainerStyle, my: "14px" } });
const TableRoot = chakra("table", { base: { ...estimateTableStyle, ...narrowEstimateStyle } });
const TotalRow = chakra("tfoot", {
  base: { ...estimateTotalStyle, "& small": { textStyle: "xs", color: "fg.subtle", overflowWrap: "anywhere" } },
});
