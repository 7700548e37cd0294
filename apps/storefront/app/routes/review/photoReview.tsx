import { data } from "react-router";
import { createPageMeta } from "../../document/createPageMeta.ts";
import { getSettings } from "../../document/rootSettings.ts";
import { loadMessageText } from "../../i18n/loadMessageText.server.ts";
import { createFailureResponse } from "../../loaders/createFailureResponse.ts";
import { NO_STORE_HEADERS } from "../../loaders/noStoreHeaders.server.ts";
import { pageContext } from "../../loaders/pageContext.server.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { requireValue } from "../../loaders/requireValue.server.ts";
import { PhotoReviewScreen } from "../../screens/Review/PhotoReviewScreen.tsx";
import { submitPhotoReview } from "../../screens/Review/submitPhotoReview.server.ts";
import type { Route } from "./+types/photoReview.ts";

/** Loads the product to be reviewed. Responds with 404 if the product does not accept reviews. */
export async function loader({ context, request, params: { slug } }: Route.LoaderArgs) {
  const { services } = context.get(privateContext);
  const { showReviews, showReviewPhotos } = context.get(pageContext).settings.shop;
  const { id, name, takesReviews, repair } = requireValue(await services.catalogue.product(slug), "product");
  if (!showReviews || !takesReviews || repair) throw createFailureResponse({ kind: "notFound" });
  return data(
    {
      title: await loadMessageText(request, "reviewForm.photoPage.title"),
      product: { id, slug, name },
      acceptsPhotos: showReviewPhotos && services.reviewPhotos.isAvailable,
    },
    { headers: NO_STORE_HEADERS },
  );
}

const statusByKind = { written: 200, invalid: 422, refused: 422, tooMany: 429 } as const;

/** Submits the review in the posted form. After a failure, the response contains the entered values. */
export async function action({ context, request }: Route.ActionArgs) {
  const { submission, cookies } = await submitPhotoReview(context.get(privateContext), request);
  const headers = new Headers(NO_STORE_HEADERS);
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return data(submission, { status: statusByKind[submission.result.kind], headers });
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => {
  const mergedHeaders = new Headers(actionHeaders);
  mergedHeaders.set("cache-control", "no-store");
  return mergedHeaders;
};

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function PhotoReview({ loaderData: { product, acceptsPhotos }, actionData }: Route.ComponentProps) {
  return <PhotoReviewScreen product={product} acceptsPhotos={acceptsPhotos} submission={actionData ?? null} />;
}
