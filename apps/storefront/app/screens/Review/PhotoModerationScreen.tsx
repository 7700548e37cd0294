import type { GatewayServices } from "@rewire/gateway";
import { PageSection, PhotoModeration } from "@rewire/ui";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";

interface PhotoModerationScreenProps {
  /** Photos of the link; null for a wrong link, and once they are deleted. */
  decision: Awaited<ReturnType<GatewayServices["reviewPhotos"]["find"]>>;
  /** Whether they have just been deleted. */
  isDeleted: boolean;
}

/** Page on which the shop's staff approve or delete the photos of a review. */
export function PhotoModerationScreen({ decision, isDeleted }: PhotoModerationScreenProps) {
  return (
    <PageSection verticalPadding="page">
      <DeferredMessages>
        {decision ? (
          <PhotoModeration
            state={decision.state}
            author={decision.author}
            text={decision.text}
            photos={decision.photos}
          />
        ) : (
          <PhotoModeration state={isDeleted ? "deleted" : "gone"} />
        )}
      </DeferredMessages>
    </PageSection>
  );
}
