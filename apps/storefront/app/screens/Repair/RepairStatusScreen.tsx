import {
  stringifyRepairLink,
  toRepairLinkFields,
  type RepairChanges,
  type RepairDay,
  type RepairTicket,
} from "@rewire/domain";
import type { RepairLookup } from "@rewire/gateway";
import {
  PageSection,
  RepairStatusForm,
  RepairStatusPage,
  type AppointmentOutcome,
  type RepairWithdrawal,
} from "@rewire/ui";
import { DeskMessages } from "../parts/DeskMessages.tsx";
import { FormDraft, useClearFormDraft } from "../parts/FormDraft.tsx";
import { useSettings } from "../../document/rootSettings.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { useRemoveParameter } from "../../navigation/useRemoveParameter.ts";

/** Name of the look-up, whose fields survive a reload. */
const DRAFT_NAME = "repairStatus";

interface RepairStatusScreenProps {
  /** Initial value of the number field. */
  number: string;
  /** Result of the lookup; null before the first one. */
  lookup: RepairLookup | null;
  /** What the owner can change; null without a repair. @default null */
  appointment?: { readonly changes: RepairChanges; readonly days: readonly RepairDay[] } | null | undefined;
  /** Outcome of the latest change. @default null */
  outcome?: AppointmentOutcome | null | undefined;
  /** The owner's latest withdrawal from repairs of the order; null for none. @default null */
  withdrawal?: RepairWithdrawal | null | undefined;
  /** Whether the new price has changed since the owner answered it. @default false */
  isPriceChanged?: boolean | undefined;
}

/** Status page of a repair, accessible only to the customer who booked the repair. */
export function RepairStatusScreen({ number, lookup, ...ticketProps }: RepairStatusScreenProps) {
  const links = useLinks();
  useRemoveParameter("done");
  useClearFormDraft(lookup?.kind === "found" ? DRAFT_NAME : null);
  return (
    <DeskMessages>
      <PageSection verticalPadding="page">
        {lookup?.kind === "found" ? (
          <RepairTicketContent {...ticketProps} ticket={lookup.ticket} repairKey={lookup.key} />
        ) : (
          <FormDraft name={DRAFT_NAME}>
            <RepairStatusForm action={links.repairStatus} number={number} error={lookup} />
          </FormDraft>
        )}
      </PageSection>
    </DeskMessages>
  );
}

interface RepairTicketContentProps extends Omit<RepairStatusScreenProps, "number" | "lookup"> {
  ticket: RepairTicket;
  /** Key of the repair's link. */
  repairKey: string;
}

function RepairTicketContent({
  ticket,
  repairKey,
  appointment = null,
  outcome = null,
  withdrawal,
  isPriceChanged,
}: RepairTicketContentProps) {
  const links = useLinks();
  const { place, site } = useSettings();
  const link = { id: ticket.id, position: ticket.position, key: repairKey };
  const query = stringifyRepairLink(link);
  return (
    <RepairStatusPage
      ticket={ticket}
      withdrawal={withdrawal}
      isPriceChanged={isPriceChanged}
      timeZone={place.timeZone}
      phone={site.number}
      address={[place.street, place.city].filter(Boolean).join(", ")}
      action={links.repairStatus}
      repairHref={links.repair}
      linkToRepair={(position) => `${links.repairStatus}?${stringifyRepairLink({ ...link, position })}`}
      labelHref={`${links.repairLabel}?${query}`}
      appointment={
        appointment
          ? {
              ...appointment,
              outcome,
              calendarHref: ticket.details.slot === null ? undefined : `${links.repairAppointment}?${query}`,
            }
          : undefined
      }
      fields={toRepairLinkFields(link)}
    />
  );
}
