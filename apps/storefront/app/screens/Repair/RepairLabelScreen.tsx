import { PageSection, RepairLabel } from "@rewire/ui";
import { LateWords } from "../../i18n/LateWords.tsx";
import { RepairWords } from "../parts/RepairWords.tsx";
import { useSettings } from "../../document/rootSettings.ts";

/** Shipping label of a mail-in repair. */
export function RepairLabelScreen({ number, device }: { number: string; device: string }) {
  const { site, place } = useSettings();
  return (
    <LateWords>
      <RepairWords>
        <PageSection>
          <RepairLabel number={number} device={device} siteName={site.siteName} place={place} />
        </PageSection>
      </RepairWords>
    </LateWords>
  );
}
