import { EmptyState, LinkButton, PageSection, RepairLabel } from "@rewire/ui";
import { FormattedMessage } from "react-intl";
import { DeskMessages } from "../parts/DeskMessages.tsx";
import { useSettings } from "../../document/rootSettings.ts";
import { useLinks } from "../../navigation/useLinks.ts";

interface RepairLabelScreenProps {
  number: string;
  device: string;
  /** Why there is no label: the repair was cancelled, or the device has arrived. @default null */
  refusal?: "cancelled" | "arrived" | null;
  /** Query of the link to the repair's status. */
  statusQuery: string;
}

/** Page with the shipping label of a mail-in repair, or with the reason why there is none. */
export function RepairLabelScreen({ number, device, refusal = null, statusQuery }: RepairLabelScreenProps) {
  const { site, place } = useSettings();
  const links = useLinks();
  return (
    <DeskMessages>
      <PageSection>
        {refusal ? (
          <EmptyState
            headingLevel={1}
            title={<FormattedMessage id="repair.label.noneTitle" />}
            actions={
              <LinkButton variant="repair" href={`${links.repairStatus}?${statusQuery}`}>
                <FormattedMessage id="repair.summary.follow" />
              </LinkButton>
            }
          >
            <FormattedMessage id={`repair.label.${refusal}`} />
          </EmptyState>
        ) : (
          <RepairLabel number={number} device={device} siteName={site.siteName} place={place} />
        )}
      </PageSection>
    </DeskMessages>
  );
}
