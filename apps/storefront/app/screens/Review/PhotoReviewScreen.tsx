import { FormattedMessage } from "react-intl";
import type { ProductDetail } from "@rewire/domain";
import { Link, PageSection, PageTitle, PhotoReviewForm } from "@rewire/ui";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";
import { FormDraft, useClearFormDraft } from "../parts/FormDraft.tsx";
import { useLinks } from "../../navigation/useLinks.ts";
import type { PhotoReviewSubmission } from "./submitPhotoReview.server.ts";

interface PhotoReviewScreenProps {
  product: Pick<ProductDetail, "id" | "slug" | "name">;
  /** Whether photos are currently accepted. */
  acceptsPhotos: boolean;
  /** Form that was posted; null before. @default null */
  submission?: PhotoReviewSubmission | null;
}

/** Page with a form to write a review with photos. */
export function PhotoReviewScreen({ product, acceptsPhotos, submission = null }: PhotoReviewScreenProps) {
  const links = useLinks();
  const productHref = links.product(product.slug);
  const draftName = `review${product.id}`;
  useClearFormDraft(submission?.result.kind === "written" ? draftName : null);
  return (
    <PageSection verticalPadding="page">
      <DeferredMessages>
        <PageTitle>
          <FormattedMessage id="reviewForm.photoPage.title" />
        </PageTitle>
        <p>
          <FormattedMessage
            id="reviewForm.photoPage.of"
            values={{ product: <Link href={productHref}>{product.name}</Link> }}
          />
        </p>
        <FormDraft name={draftName}>
          <PhotoReviewForm
            action={links.reviewWithPhotos(product.slug)}
            productId={product.id}
            productHref={productHref}
            acceptsPhotos={acceptsPhotos}
            result={submission?.result}
            values={submission?.values}
            werePhotosDiscarded={submission?.werePhotosDiscarded}
          />
        </FormDraft>
      </DeferredMessages>
    </PageSection>
  );
}
