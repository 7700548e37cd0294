import { PageSection, RepairLabel } from "@rewire/ui";
import { LateWords } from "../../i18n/LateWords.tsx";
import { RepairWords } from "../parts/RepairWords.tsx";
import { useSettings } from "../../document/rootSettings.ts";

/** The label of a repair that comes by mail. */
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
