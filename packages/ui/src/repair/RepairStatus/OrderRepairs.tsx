import type { RelatedRepair, RepairTicket } from "@rewire/domain";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "../../primitives/Link/Link.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { useSlotDates } from "../SlotPicker/useSlotDates.ts";

interface OrderRepairsProps {
  /** Ticket of the repair that the page shows. */
  ticket: RepairTicket;
  /** IANA name of the shop's time zone, in which times are shown. */
  timeZone: string;
  /** Returns the URL of the page of a repair. @param position Position of the repair in its order, from 1 */
  linkToRepair: (position: number) => string;
}

/** Links to the pages of all repairs of an order, each with its appointment and its state. */
export function OrderRepairs({ ticket, timeZone, linkToRepair }: OrderRepairsProps) {
  const { formatMessage } = useIntl();
  const dates = useSlotDates(timeZone);
  const titleId = useId();
  const { position, details, progress, relatedRepairs } = ticket;
  const repairs: readonly RelatedRepair[] = [
    ...relatedRepairs,
    { position, device: details.device, way: details.way, slot: details.slot, state: progress.state },
  ].toSorted((a, b) => a.position - b.position);
  return (
    <Navigation aria-labelledby={titleId}>
      <Title id={titleId}>
        <FormattedMessage id="repair.related.title" />
      </Title>
      <RepairItems>
        {repairs.map((repair) => (
          <li key={repair.position} data-current={repair.position === position ? "" : undefined}>
            <Link href={linkToRepair(repair.position)} aria-current={repair.position === position ? "page" : undefined}>
              {repair.device}
            </Link>
            <DetailText>
              {repair.way === "mailIn" ? (
                <FormattedMessage id="repair.summary.mail" />
              ) : repair.slot === null ? (
                <FormattedMessage id="repair.summary.atCounter" />
              ) : (
                <time dateTime={repair.slot}>{dates.dateTime(repair.slot)}</time>
              )}
            </DetailText>
            <DetailText>{formatMessage({ id: `repair.status.${repair.state}` })}</DetailText>
          </li>
        ))}
      </RepairItems>
    </Navigation>
  );
}

const Navigation = chakra("nav", { base: { mb: "10" } });
const Title = chakra("h2", { base: { textStyle: "h3", mb: "3" } });
const RepairItems = chakra("ul", {
  base: {
    display: "grid",
    gap: "3",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 280px), 1fr))",
    "& > li": {
      display: "grid",
      justifyItems: "start",
      alignContent: "start",
      gap: "0.5",
      p: "4",
      borderWidth: "1px",
      borderColor: "border",
      borderRadius: "lg",
      overflowWrap: "anywhere",
    },
    "& > li[data-current]": { borderInlineStart: "3px solid {colors.repair.solid}" },
  },
});
const DetailText = chakra("span", { base: { textStyle: "sm", color: "fg.muted" } });
