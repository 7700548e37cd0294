import type { RepairTicket } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { Breadcrumb } from "../../primitives/Breadcrumb/Breadcrumb.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Scripting } from "../../primitives/Scripting/Scripting.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { AppointmentChange, type AppointmentChangeProps } from "../AppointmentChange/AppointmentChange.tsx";
import { RepairSummary } from "../RepairSummary/RepairSummary.tsx";
import { RepairTimeline, type RepairTimelineProps } from "../RepairTimeline/RepairTimeline.tsx";
import { useRepairText } from "../rules/useRepairText.ts";
import { OrderRepairs } from "./OrderRepairs.tsx";
import { WithdrawalNotice, type RepairWithdrawal } from "./WithdrawalNotice.tsx";

export interface RepairStatusPageProps extends Pick<
  RepairTimelineProps,
  "action" | "fields" | "timeZone" | "phone" | "isPriceChanged"
> {
  ticket: RepairTicket;
  /** Address of the shop. */
  address: string;
  /** URL of the repair desk, for the breadcrumb. */
  repairHref: string;
  /** Returns the URL of the page of a repair of the order. @param position Position of the repair, from 1 */
  linkToRepair: (position: number) => string;
  /** URL of the printable label, for mail-in repairs; offered until the device has arrived. */
  labelHref?: string | undefined;
  /** Latest withdrawal from repairs of the order; null for none. @default null */
  withdrawal?: RepairWithdrawal | null | undefined;
  /** What the customer can change, and the outcome of the latest change; without it nothing is offered. */
  appointment?: Pick<AppointmentChangeProps, "changes" | "days" | "calendarHref" | "outcome"> | undefined;
}

/**
 * Status page of a repair for its customer: the decision on a changed price if one is pending, the progress, and the
 * details of the booking.
 */
export function RepairStatusPage(props: RepairStatusPageProps) {
  const { ticket, timeZone, phone, repairHref, linkToRepair, action, fields = {}, isPriceChanged } = props;
  const { details, progress, relatedRepairs } = ticket;
  const { formatList, formatMessage } = useIntl();
  const faultNames = useFaultNames(ticket);
  return (
    <div>
      <Breadcrumb
        items={[
          { label: formatMessage({ id: "menu.repair" }), href: repairHref },
          { label: formatMessage({ id: "repair.summary.title" }, { number: progress.number }) },
        ]}
      />
      <ColumnLayout>
        <MainColumn>
          <Title>
            <FormattedMessage id={progress.decision ? "repair.decision.title" : "repair.status.page"} />
          </Title>
          <LeadText>{[details.device, formatList(faultNames)].filter(Boolean).join(" · ")}</LeadText>
          {relatedRepairs.length > 0 && (
            <OrderRepairs ticket={ticket} timeZone={timeZone} linkToRepair={linkToRepair} />
          )}
          {props.withdrawal && (
            <WithdrawalNotice {...{ withdrawal: props.withdrawal, timeZone, phone }} state={progress.state} />
          )}
          <RepairTimeline
            {...{ timeZone, phone, action, fields, isPriceChanged }}
            repair={progress}
            previews={createPreviews(ticket, props.address)}
          />
        </MainColumn>
        <RepairBooking {...props} />
      </ColumnLayout>
    </div>
  );
}

/** Details of the booking, and what the customer can change about it. */
function RepairBooking({
  ticket,
  timeZone,
  phone,
  address,
  labelHref,
  action,
  fields = {},
  appointment,
}: RepairStatusPageProps) {
  const faultNames = useFaultNames(ticket);
  const { details, progress, total, isOrderTotal, isPaid, relatedRepairs } = ticket;
  const isOneOfSeveral = relatedRepairs.length > 0;
  return (
    <SideColumn>
      <RepairSummary
        repair={{
          number: progress.number,
          device: details.device,
          faults: faultNames,
          way: details.way,
          // The time of a cancelled repair is free for others.
          slot: progress.state === "cancelled" ? null : details.slot,
          timeZone,
          price: { kind: "fixed", amount: total },
          warrantyMonths: null,
        }}
        isOrderTotal={isOrderTotal && (isOneOfSeveral || !ticket.isRestOfOrder)}
        address={address}
        labelHref={progress.state === "booked" ? labelHref : undefined}
        isPreparationHidden={progress.state !== "booked"}
        actions={<PrintButton />}
      />
      {appointment && (
        <AppointmentChange
          {...{ timeZone, phone, action, fields, isPaid, ...appointment }}
          slot={details.slot}
          device={isOneOfSeveral ? details.device : undefined}
          sameTimeDevices={listSameTimeDevices(ticket)}
        />
      )}
      <SaveLinkNote>
        <FormattedMessage id="repair.status.keep" />
      </SaveLinkNote>
    </SideColumn>
  );
}

/** Returns the names of a repair's faults in the reader's language. */
function useFaultNames({ details }: RepairTicket): readonly string[] {
  const text = useRepairText();
  return details.faults.map((slug) => text.faultName({ slug, name: slug }));
}

/** Lists the devices of the order's other repairs that have an appointment at the same time. */
const listSameTimeDevices = ({ details: { slot }, relatedRepairs }: RepairTicket): readonly string[] =>
  relatedRepairs
    .filter((related) => slot !== null && related.slot === slot && related.state !== "cancelled")
    .map(({ device }) => device);

/** Returns what is known of the next steps: that the repair waits for the customer, and where it is collected. */
const createPreviews = (
  { details, progress }: Pick<RepairTicket, "details" | "progress">,
  address: string,
): RepairTimelineProps["previews"] => ({
  ...(progress.state === "waiting" && { inRepair: <FormattedMessage id="repair.status.afterAnswer" /> }),
  ...(details.way === "walkIn" && {
    ready: (
      <FormattedMessage id={address ? "repair.summary.counter" : "repair.summary.atCounter"} values={{ address }} />
    ),
  }),
});

/** Button that prints the page, or saves it as a file; only with JavaScript. */
function PrintButton() {
  return (
    <Scripting visibility="on">
      <Button variant="line" isBlock icon="print" onClick={() => window.print()}>
        <FormattedMessage id="repair.status.print" />
      </Button>
    </Scripting>
  );
}

const Title = chakra("h1", { base: { textStyle: "h1" } });
const LeadText = chakra("p", { base: { textStyle: "lead", color: "fg.muted", mt: "2", mb: "8" } });
const ColumnLayout = chakra("div", {
  base: {
    display: "grid",
    gap: { base: "10", lg: "16" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(320px, 420px)" },
    alignItems: "start",
  },
});
const MainColumn = chakra("div", { base: { minWidth: "0" } });
const SideColumn = chakra("div", { base: { minWidth: "0" } });
const SaveLinkNote = chakra("p", { base: { mt: "4", textStyle: "sm", color: "fg.muted" } });
