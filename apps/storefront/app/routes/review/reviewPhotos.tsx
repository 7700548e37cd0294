import { data } from "react-router";
import type { GatewayServices } from "@rewire/gateway";
import { createPageMeta } from "../../document/createPageMeta.ts";
import { getSettings } from "../../document/rootSettings.ts";
import { loadMessageText } from "../../i18n/loadMessageText.server.ts";
import { createFieldReader, readForm } from "../../loaders/fieldReader.server.ts";
import { NO_STORE_HEADERS } from "../../loaders/noStoreHeaders.server.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { PhotoModerationScreen } from "../../screens/Review/PhotoModerationScreen.tsx";
import type { Route } from "./+types/reviewPhotos.ts";

type PhotoModerationLink = Parameters<GatewayServices["reviewPhotos"]["find"]>[0];

/** Reads the link of the shop's mail: `?product=`, `?id=` and `?key=`. */
function readLink(request: Request): PhotoModerationLink {
  const field = createFieldReader(new URL(request.url).searchParams);
  return { id: field("id"), productId: Number(field("product")), key: field("key") };
}

/**
 * Loads the photos of the review identified by a link. Does not change any data, because mail scanners follow links.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const decision = await context.get(privateContext).services.reviewPhotos.find(readLink(request));
  return data(
    { title: await loadMessageText(request, "reviewForm.decision.title"), decision },
    { status: decision ? 200 : 404, headers: NO_STORE_HEADERS },
  );
}

/** Publishes or deletes the photos of the review identified by a link. */
export async function action({ context, request }: Route.ActionArgs) {
  const choice = createFieldReader(await readForm(request.clone()))("choice");
  const { reviewPhotos } = context.get(privateContext).services;
  const isDeletion = choice === "delete";
  const decision =
    choice === "show" || isDeletion
      ? await reviewPhotos.decide(readLink(request), isDeletion ? "delete" : "show")
      : null;
  return data({ isDeleted: isDeletion && decision !== null }, { headers: NO_STORE_HEADERS });
}

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function ReviewPhotosRoute({ loaderData: { decision }, actionData }: Route.ComponentProps) {
  return <PhotoModerationScreen decision={decision} isDeleted={actionData?.isDeleted ?? false} />;
}
