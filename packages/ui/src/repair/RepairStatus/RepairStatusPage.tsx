import type { RepairTicket } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { Breadcrumb } from "../../primitives/Breadcrumb/Breadcrumb.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { AppointmentChange, type AppointmentChangeProps } from "../AppointmentChange/AppointmentChange.tsx";
import { RepairSummary } from "../RepairSummary/RepairSummary.tsx";
import { RepairTimeline, type RepairTimelineProps } from "../RepairTimeline/RepairTimeline.tsx";
import { useRepairText } from "../rules/useRepairText.ts";

export interface RepairStatusPageProps extends Pick<RepairTimelineProps, "action" | "fields" | "timeZone" | "phone"> {
  ticket: RepairTicket;
  /** Address of the shop. */
  address: string;
  /** URL of the repair desk, for the breadcrumb. */
  repairHref: string;
  /** URL of the printable label, for mail-in repairs. */
  labelHref?: string | undefined;
  /** What the customer can change, and the outcome of the latest change; without it nothing is offered. */
  appointment?: Pick<AppointmentChangeProps, "changes" | "days" | "calendarHref" | "outcome"> | undefined;
}

/**
 * Status page of a repair for its customer: the decision on a changed price if one is pending, the progress, and the
 * details of the booking.
 */
export function RepairStatusPage({
  ticket: { details, progress, total, isPaid },
  timeZone,
  phone,
  address,
  repairHref,
  labelHref,
  action,
  fields = {},
  appointment,
}: RepairStatusPageProps) {
  const { formatList, formatMessage } = useIntl();
  const text = useRepairText();
  const isNew = progress.state === "booked";
  const faultNames = details.faults.map((slug) => text.faultName({ slug, name: slug }));
  return (
    <div>
      <Breadcrumb
        items={[
          { label: formatMessage({ id: "menu.repair" }), href: repairHref },
          { label: formatMessage({ id: "repair.summary.title" }, { number: progress.number }) },
        ]}
      />
      <Title>
        <FormattedMessage id={progress.decision ? "repair.decision.title" : "repair.status.page"} />
      </Title>
      <LeadText>{formatList([details.device, ...faultNames], { type: "unit" })}</LeadText>
      <ColumnLayout>
        <RepairTimeline repair={progress} timeZone={timeZone} phone={phone} action={action} fields={fields} />
        <SideColumn>
          <RepairSummary
            repair={{
              number: progress.number,
              device: details.device,
              faults: faultNames,
              way: details.way,
              slot: details.slot,
              timeZone,
              price: { kind: "fixed", amount: total },
              warrantyMonths: null,
            }}
            address={address}
            labelHref={labelHref}
            isPreparationHidden={!isNew}
          />
          {appointment && (
            <AppointmentChange {...{ timeZone, phone, action, fields, isPaid, ...appointment }} slot={details.slot} />
          )}
          <SaveLinkNote>
            <FormattedMessage id="repair.status.keep" />
          </SaveLinkNote>
        </SideColumn>
      </ColumnLayout>
    </div>
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
const SideColumn = chakra("div", { base: { minWidth: "0" } });
const SaveLinkNote = chakra("p", { base: { mt: "4", textStyle: "sm", color: "fg.muted" } });
