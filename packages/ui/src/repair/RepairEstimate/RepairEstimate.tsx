import type { RepairQuote } from "@rewire/domain";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Badge } from "../../primitives/Badge/Badge.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { RepairFact } from "./RepairFact.tsx";
import { ticketStyle } from "../rules/ticketStyle.ts";
import { useRepairText } from "../rules/useRepairText.ts";
import { AdviceNote } from "./AdviceNote.tsx";
import { EstimateTable } from "./EstimateTable.tsx";

export interface RepairEstimateProps {
  /** Quote; if it has no faults, a note on the next selection is shown. */
  quote: RepairQuote;
  /** Number of days that the price is valid; not shown if missing. */
  validDays?: number | undefined;
  /** Selected appointment or mail delivery, as a RepairFact. */
  appointment?: ReactNode;
  /** URL of devices for sale, offered if a repair is hardly worthwhile. */
  replaceHref?: string | undefined;
  /** URL of the trade-in desk with the device, offered in the same case; without it there is no such link. */
  sellHref?: string | undefined;
  /** Next action: "Book Monday 11:30". */
  action?: ReactNode;
}

/** Estimate of a repair: price, duration, parts, warranty, and whether the repair is worthwhile. */
export function RepairEstimate(props: RepairEstimateProps) {
  const { quote, validDays } = props;
  const isEmpty = quote.faults.length === 0;

  return (
    <TicketRoot>
      <EstimateHeader>
        <Title>
          <FormattedMessage id="repair.estimate.title" />
        </Title>
        {validDays !== undefined && !isEmpty && (
          <Badge>
            <FormattedMessage id="repair.estimate.valid" values={{ days: validDays }} />
          </Badge>
        )}
      </EstimateHeader>
      {isEmpty ? (
        <EmptyText>
          <FormattedMessage id="repair.estimate.nothing" />
        </EmptyText>
      ) : (
        <EstimateTicket {...props} />
      )}
    </TicketRoot>
  );
}

function EstimateTicket({ quote, appointment, replaceHref, sellHref, action }: RepairEstimateProps) {
  const { price, minutes, parts, warrantyMonths } = quote;
  const text = useRepairText();
  return (
    <>
      <EstimateTable quote={quote} />
      {price.kind !== "fixed" && (
        <EstimateHint>
          <FormattedMessage id={`repair.estimate.${price.kind}Note`} />
        </EstimateHint>
      )}
      <ul>
        {appointment}
        <RepairFact icon="time">
          {minutes === null ? (
            <FormattedMessage id="repair.estimate.timeUnknown" />
          ) : (
            <FormattedMessage id="repair.estimate.time" values={{ time: text.duration(minutes) }} />
          )}
        </RepairFact>
        {price.kind !== "quote" && (
          <RepairFact icon="construct">
            <FormattedMessage id={`repair.parts.${parts}`} />
          </RepairFact>
        )}
        {price.kind !== "quote" && (
          <RepairFact icon="shield">
            <FormattedMessage id="repair.warranty" values={{ months: warrantyMonths }} />
          </RepairFact>
        )}
      </ul>
      <AdviceNote quote={quote} replaceHref={replaceHref} sellHref={sellHref} />
      <ActionRow data-print="hide">
        {action}
        <Button variant="ghost" isBlock icon="print" onClick={() => window.print()}>
          <FormattedMessage id="repair.estimate.print" />
        </Button>
      </ActionRow>
    </>
  );
}

const TicketRoot = chakra("aside", { base: ticketStyle });
const EstimateHeader = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2",
    pe: "14px",
  },
});
const Title = chakra("h2", { base: { textStyle: "h3", minWidth: "0", overflowWrap: "anywhere" } });
const EmptyText = chakra("p", { base: { mt: "3", color: "fg.muted" } });
const EstimateHint = chakra("p", { base: { textStyle: "sm", color: "fg.muted", mb: "3" } });
const ActionRow = chakra("div", { base: { display: "grid", gap: "1.5", mt: "14px" } });
