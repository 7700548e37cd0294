import { PageSection, RepairLabel } from "@rewire/ui";
import { DeskMessages } from "../parts/DeskMessages.tsx";
import { useSettings } from "../../document/rootSettings.ts";

/** Page with the shipping label of a mail-in repair. */
export function RepairLabelScreen({ number, device }: { number: string; device: string }) {
  const { site, place } = useSettings();
  return (
    <DeskMessages>
      <PageSection>
        <RepairLabel number={number} device={device} siteName={site.siteName} place={place} />
      </PageSection>
    </DeskMessages>
  );
}
