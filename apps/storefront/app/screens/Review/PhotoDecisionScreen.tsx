import type { GatewayServices } from "@rewire/gateway";
import { PageSection, PhotoDecision } from "@rewire/ui";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";

interface PhotoDecisionScreenProps {
  /** Photos of the link; null for a wrong link, and once they are deleted. */
  decision: Awaited<ReturnType<GatewayServices["reviewPhotos"]["find"]>>;
  /** Whether they have just been deleted. */
  isDeleted: boolean;
}

/** Page on which the shop's staff approve or delete the photos of a review. */
export function PhotoDecisionScreen({ decision, isDeleted }: PhotoDecisionScreenProps) {
  return (
    <PageSection verticalPadding="page">
      <DeferredMessages>
        {decision ? (
          <PhotoDecision
            state={decision.state}
            author={decision.author}
            text={decision.text}
            photos={decision.photos}
          />
        ) : (
          <PhotoDecision state={isDeleted ? "deleted" : "gone"} />
        )}
      </DeferredMessages>
    </PageSection>
  );
}
