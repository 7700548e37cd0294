import type { RepairTicket } from "@rewire/domain";
import type { RepairLookup } from "@rewire/gateway";
import { PageSection, RepairStatusForm, RepairStatusPage } from "@rewire/ui";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";
import { DeskMessages } from "../parts/DeskMessages.tsx";
import { useSettings } from "../../document/rootSettings.ts";
import { useLinks } from "../../navigation/useLinks.ts";

interface RepairStatusScreenProps {
  /** Initial value of the number field. */
  number: string;
  /** Result of the lookup; null before the first one. */
  lookup: RepairLookup | null;
}

/** Status page of a repair, for its owner only. */
export function RepairStatusScreen({ number, lookup }: RepairStatusScreenProps) {
  const links = useLinks();
  return (
    <DeferredMessages>
      <DeskMessages>
        <PageSection>
          {lookup?.kind === "found" ? (
            <Ticket ticket={lookup.ticket} proof={lookup.key} />
          ) : (
            <RepairStatusForm action={links.repairStatus} number={number} error={lookup} />
          )}
        </PageSection>
      </DeskMessages>
    </DeferredMessages>
  );
}

function Ticket({ ticket, proof }: { ticket: RepairTicket; proof: string }) {
  const links = useLinks();
  const { place, site } = useSettings();
  return (
    <RepairStatusPage
      ticket={ticket}
      timeZone={place.timeZone}
      phone={site.number}
      address={[place.street, place.city].filter(Boolean).join(", ")}
      action={links.repairStatus}
      labelHref={`${links.repairLabel}?${new URLSearchParams({ number: String(ticket.id), key: proof }).toString()}`}
      fields={{ number: String(ticket.id), key: proof }}
    />
  );
}
