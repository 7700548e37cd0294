import type { BookedRepair } from "@rewire/domain";
import { type ReactNode, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { QuotedPrice } from "../RepairEstimate/EstimateTable.tsx";
import { ticketStyle } from "../rules/ticketStyle.ts";
import { useSlotDates } from "../SlotPicker/useSlotDates.ts";

export interface RepairSummaryProps {
  repair: Omit<BookedRepair, "number" | "price"> & {
    /** Repair number; null until it is booked. */
    readonly number: string | null;
    /** null where it stands elsewhere. */
    readonly price: BookedRepair["price"] | null;
  };
  /** Whether the price is that of the order with its other repairs. @default false */
  isOrderTotal?: boolean | undefined;
  /** Street address of the shop: "Kabelstrasse 12"; "" if unset. */
  address: string;
  /** URL of the printable label, for mail-in repairs. */
  labelHref?: string | undefined;
  /** URL of the status page. */
  statusHref?: string | undefined;
  /** Further buttons at the end of the summary. */
  actions?: ReactNode;
  /** Whether the preparation instructions are omitted. @default false */
  isPreparationHidden?: boolean | undefined;
}

/** Summary of a booked repair: device, fault, appointment and delivery, price, warranty, and how to prepare. */
export function RepairSummary({
  repair,
  isOrderTotal = false,
  address,
  labelHref,
  statusHref,
  actions,
  isPreparationHidden = false,
}: RepairSummaryProps) {
  const { number } = repair;
  const id = useId();
  const deviceId = `${id}-device`;
  const followId = `${id}-follow`;
  const isMailIn = repair.way === "mailIn";

  return (
    <TicketRoot>
      <Title>
        {number === null ? (
          <FormattedMessage id="repair.summary.titleNew" />
        ) : (
          <FormattedMessage id="repair.summary.title" values={{ number: <CodeText key="number">{number}</CodeText> }} />
        )}
      </Title>
      <RepairFacts repair={repair} deviceId={deviceId} isOrderTotal={isOrderTotal} address={address} />
      {!isPreparationHidden && <PreparationSection isMailed={isMailIn} />}
      {statusHref !== undefined && (
        <ActionRow data-print="hide">
          {/* The page of an order has such a link for each of its repairs. */}
          <LinkButton
            id={followId}
            aria-labelledby={`${followId} ${deviceId}`}
            isBlock
            variant="repair"
            href={statusHref}
          >
            <FormattedMessage id="repair.summary.follow" />
          </LinkButton>
        </ActionRow>
      )}
      {isMailIn && labelHref !== undefined && (
        <ActionRow data-print="hide">
          <LinkButton isBlock variant="line" icon="print" href={labelHref}>
            <FormattedMessage id="repair.summary.label" />
          </LinkButton>
        </ActionRow>
      )}
      {actions && <ActionRow data-print="hide">{actions}</ActionRow>}
    </TicketRoot>
  );
}

function RepairFacts({
  repair,
  deviceId,
  isOrderTotal,
  address,
}: Pick<RepairSummaryProps, "repair" | "isOrderTotal" | "address"> & { deviceId: string }) {
  const { device, faults, way: handoverMethod, slot, timeZone, price, warrantyMonths } = repair;
  const { formatList } = useIntl();
  const dates = useSlotDates(timeZone);
  return (
    <FactList>
      <SummaryFact label={<FormattedMessage id="repair.summary.device" />}>
        <span id={deviceId}>{device}</span>
      </SummaryFact>
      <SummaryFact label={<FormattedMessage id="repair.summary.fault" />}>{formatList(faults)}</SummaryFact>
      <SummaryFact label={<FormattedMessage id="repair.summary.way" />}>
        {handoverMethod === "mailIn" ? (
          <FormattedMessage id="repair.summary.mail" />
        ) : (
          <FormattedMessage id={address ? "repair.summary.counter" : "repair.summary.atCounter"} values={{ address }} />
        )}
      </SummaryFact>
      {slot !== null && (
        <SummaryFact label={<FormattedMessage id="repair.summary.slot" />}>
          <time dateTime={slot}>{dates.dateTime(slot)}</time>
        </SummaryFact>
      )}
      {price && (
        <SummaryFact
          label={<FormattedMessage id={isOrderTotal ? "repair.summary.orderTotal" : "repair.summary.price"} />}
        >
          <PriceText>
            <QuotedPrice price={price} />
          </PriceText>
        </SummaryFact>
      )}
      {warrantyMonths !== null && (
        <SummaryFact label={<FormattedMessage id="repair.summary.warranty" />}>
          <FormattedMessage id="repair.warranty" values={{ months: warrantyMonths }} />
        </SummaryFact>
      )}
    </FactList>
  );
}

/** Instructions on what to do and bring before the repair. */
function PreparationSection({ isMailed: isMailIn }: { isMailed: boolean }) {
  return (
    <>
      <SectionTitle>
        <FormattedMessage id="repair.summary.bring" />
      </SectionTitle>
      <PreparationList>
        <li>
          <FormattedMessage id="repair.summary.bringBackup" />
        </li>
        <li>
          <FormattedMessage id="repair.summary.bringLock" />
        </li>
        <li>
          <FormattedMessage id={isMailIn ? "repair.summary.pack" : "repair.summary.bringNumber"} />
        </li>
      </PreparationList>
    </>
  );
}

function SummaryFact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const TicketRoot = chakra("section", { base: ticketStyle });
const Title = chakra("h2", { base: { textStyle: "h3", pe: "14px" } });
const CodeText = chakra("span", { base: { textStyle: "code", fontSize: "inherit" } });
const PriceText = chakra("span", { base: { fontFamily: "figures" } });
const SectionTitle = chakra("h3", { base: { textStyle: "label", mt: "4", mb: "1.5" } });
const FactList = chakra("dl", {
  base: {
    mt: "10px",
    textStyle: "sm",
    "& > div": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      columnGap: "4",
      py: "10px",
      borderTop: "hairline",
    },
    "& > div:last-of-type": { borderBottom: "hairline" },
    "& dt": { color: "fg.muted", hyphens: "auto" },
    "& dd": { fontWeight: "medium", overflowWrap: "anywhere" },
  },
});
const PreparationList = chakra("ul", {
  base: { ps: "5", listStyle: "disc", textStyle: "sm", "& > li": { py: "0.5" } },
});
const ActionRow = chakra("div", { base: { mt: "4" } });
