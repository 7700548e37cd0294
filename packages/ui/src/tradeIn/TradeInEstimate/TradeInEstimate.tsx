import type { RepairPrice, TradeInCost, TradeInEstimate as Estimate } from "@rewire/domain";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import {
  estimateContainerStyle,
  estimateTableStyle,
  estimateTotalStyle,
  narrowEstimateStyle,
} from "../../repair/rules/estimateTableStyles.ts";
import { ticketStyle } from "../../repair/rules/ticketStyle.ts";
import { chakra } from "../../theme/chakra.tsx";
import { useEstimateText } from "../rules/useEstimateText.ts";

export interface TradeInEstimateProps {
  estimate: Estimate;
  /** Name of the device, with its storage: "Nordlys N3, 128 GB". */
  device: string;
  /** Whether the account lock of the device is still on. */
  isLocked: boolean;
  /** Number of days for which the estimate is valid. */
  validDays: number;
  /** URL of the repair desk with the device, offered for a device without value. */
  repairHref: string;
}

/**
 * Estimate of the price that the shop pays for a used device: the value of the model, minus the cost of each repair.
 */
export function TradeInEstimate({ estimate, device, isLocked, validDays, repairHref }: TradeInEstimateProps) {
  return (
    <TicketRoot id="estimate" aria-labelledby="estimate-title">
      <EstimateTitle id="estimate-title">
        <FormattedMessage id={titleMessages[estimate.kind]} />
      </EstimateTitle>
      {estimate.kind !== "counter" && <CalculationTable estimate={estimate} device={device} />}
      {estimate.kind === "range" && estimate.costs.some(({ price }) => hasOpenPrice(price)) && (
        <HintText>
          <FormattedMessage id="tradeIn.estimate.openNote" />
        </HintText>
      )}
      {estimate.kind !== "range" && (
        <p>
          <FormattedMessage id={`tradeIn.${estimate.kind}.detail`} />
        </p>
      )}
      {isLocked && (
        <Alert tone="warning">
          <FormattedMessage id="tradeIn.estimate.lock" />
        </Alert>
      )}
      {estimate.kind === "nothing" && (
        <LinkButton variant="line" icon="construct" href={repairHref}>
          <FormattedMessage id="tradeIn.repair" />
        </LinkButton>
      )}
      {estimate.kind === "range" && (
        <HintText>
          <FormattedMessage id="tradeIn.estimate.valid" values={{ days: validDays }} />
        </HintText>
      )}
    </TicketRoot>
  );
}

const titleMessages = {
  range: "tradeIn.estimate.title",
  nothing: "tradeIn.nothing.title",
  counter: "tradeIn.counter.title",
} as const satisfies Record<Estimate["kind"], string>;

/** Returns whether the price of a repair is determined only by an inspection. */
const hasOpenPrice = ({ kind }: RepairPrice): boolean => kind === "check" || kind === "quote";

function CalculationTable({ estimate, device }: { estimate: Exclude<Estimate, { kind: "counter" }>; device: string }) {
  const text = useEstimateText();
  return (
    <TableContainer>
      <TableRoot>
        <tbody>
          <AmountRow label={<FormattedMessage id="tradeIn.estimate.base" values={{ device }} />}>
            <bdi>{text.range(estimate.base)}</bdi>
          </AmountRow>
          {estimate.costs.map((cost) => (
            <AmountRow key={cost.problem} label={<FormattedMessage id={`tradeIn.cost.${cost.problem}`} />}>
              <CostAmount cost={cost} />
            </AmountRow>
          ))}
        </tbody>
        {estimate.kind === "range" && (
          <TotalRow>
            <AmountRow label={<FormattedMessage id="tradeIn.estimate.total" />}>
              <bdi>{text.range(estimate)}</bdi>
            </AmountRow>
          </TotalRow>
        )}
      </TableRoot>
    </TableContainer>
  );
}

function AmountRow({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{children}</td>
    </tr>
  );
}

/** Cost of a repair as a deduction: "−€149", "−€50 to €70", "open". */
function CostAmount({ cost: { price } }: { cost: TradeInCost }) {
  const text = useEstimateText();
  if (price.kind === "quote") return <FormattedMessage id="tradeIn.estimate.open" />;
  const amount = text.range(price.kind === "range" ? price : { from: price.amount, to: price.amount });
  return (
    <bdi>
      <FormattedMessage id="tradeIn.estimate.minus" values={{ amount }} />
    </bdi>
  );
}

const TicketRoot = chakra("section", {
  base: { ...ticketStyle, maxWidth: "36rem", display: "grid", gap: "3", justifyItems: "start", scrollMarginTop: "24" },
});
const EstimateTitle = chakra("h2", { base: { textStyle: "h3", pe: "14px" } });
const HintText = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
const TableContainer = chakra("div", { base: estimateContainerStyle });
const TableRoot = chakra("table", {
  base: {
    ...estimateTableStyle,
    // A range stays on one line, unless large text needs the width for the names.
    "& td": { ...estimateTableStyle["& td"], width: "min(8em, 42vw)" },
    ...narrowEstimateStyle,
  },
});
const TotalRow = chakra("tfoot", { base: estimateTotalStyle });
