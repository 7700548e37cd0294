import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { CartProvider, useCart, useWriteReview } from "@rewire/data";
import type { Customer, NewReview, ProductDetail, ReviewOutcome, Viewer } from "@rewire/domain";
import { useShopSettings } from "@rewire/ui";
import { ReviewForm } from "@rewire/ui/review-form";
import { getCommerceClient } from "../../commerce/commerceClient.ts";
import { sendPhotoReview } from "../Review/sendPhotoReview.ts";
import { clearReviewDraft, readReviewDraft, writeReviewDraft } from "./reviewDraft.ts";

interface ReviewWriterProps {
  product: ProductDetail;
  /** Whether the form receives the focus: when it was opened by the user, not after a reload. */
  receivesFocus: boolean;
}

/** Review form that submits to the shop, and keeps a draft until it succeeds. */
export default function ReviewWriter(props: ReviewWriterProps) {
  const { currency } = useShopSettings();
  return (
    <CartProvider client={getCommerceClient(currency)}>
      <ReviewFormLoader {...props} />
    </CartProvider>
  );
}

function ReviewFormLoader(props: ReviewWriterProps) {
  const cart = useCart();
  // The fields depend on whether a customer is logged in.
  if (cart.kind === "loading") return null;
  return <ConnectedReviewForm {...props} viewer={cart.kind === "ready" ? toViewer(cart.customer) : null} />;
}

function ConnectedReviewForm({
  product: { id },
  receivesFocus,
  viewer,
}: ReviewWriterProps & { viewer: Viewer | null }) {
  const { writeReview } = useWriteReview();
  const { revalidate } = useRevalidator();
  const { showReviewPhotos } = useShopSettings();
  const [draft] = useState(() => readReviewDraft(id) ?? undefined);
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (receivesFocus) container.current?.querySelector("input")?.focus();
  }, [receivesFocus]);

  const handleOutcome = (outcome: ReviewOutcome) => {
    clearReviewDraft(id);
    if (outcome === "published") void revalidate();
  };
  const send = async (review: NewReview) => {
    const result = await writeReview(id, review);
    if (result.ok) handleOutcome(result.value);
    return result;
  };
  const sendWithPhotos = async (review: NewReview, photos: readonly File[]) => {
    const result = await sendPhotoReview(id, review, photos);
    if (result.kind === "written") handleOutcome(result.outcome);
    return result;
  };
  return (
    <div ref={container}>
      <ReviewForm
        viewer={viewer}
        draft={draft}
        onDraftChange={(values) => writeReviewDraft(id, values)}
        onSubmit={send}
        onSubmitWithPhotos={showReviewPhotos ? sendWithPhotos : undefined}
      />
    </div>
  );
}

const toViewer = ({ id, ...rest }: Customer): Viewer | null => (id === null ? null : { id, avatar: null, ...rest });
