import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import type { ContactResult } from "@rewire/domain";
import { pageContext } from "../loaders/pageContext.server.ts";
import { sendContactMessage, type ContactSubmission } from "../screens/Contact/sendContactMessage.server.ts";
import { createPageMeta } from "../document/createPageMeta.ts";
import { getSettings } from "../document/rootSettings.ts";
import { loadMessageText } from "../i18n/loadMessageText.server.ts";
import { ContactScreen } from "../screens/Contact/ContactScreen.tsx";
import type { Route } from "./+types/contact.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, settings, hasTradeIn } = context.get(pageContext);
  return {
    title: await loadMessageText(request, "contact.title"),
    // It recommends the phone.
    description:
      settings.site.number && settings.shop.showStandardClaims ? await loadMessageText(request, "contact.lead") : null,
    open: services.desk.openState(),
    hasTradeIn,
  };
}

const statusByKind = { sent: 200, invalid: 422, tooMany: 429, unavailable: 503 } as const;

/**
 * Handles the contact form, which works without JavaScript. After a failure, the response contains the entered values.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const submission = await sendContactMessage(context, request);
  return data(submission, {
    // A script reads the result from the body; an error status would only be logged to the browser's console.
    status: request.headers.get("sec-fetch-dest") === "empty" ? 200 : statusByKind[submission.result.kind],
    headers: {
      "Cache-Control": "no-store",
      ...(submission.result.kind === "tooMany" ? { "Retry-After": String(submission.result.waitSeconds) } : {}),
    },
  });
}

/**
 * Calls the server's action. If the server is unreachable or its response is invalid, the page keeps the entered
 * values.
 */
export async function clientAction({
  serverAction,
}: Route.ClientActionArgs): Promise<Pick<ContactSubmission, "result">> {
  try {
    return await serverAction();
  } catch {
    return { result: { kind: "unavailable" } satisfies ContactResult };
  }
}

/** Returns false after a message: it changes nothing of the page, which cannot be loaded without a connection. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && defaultShouldRevalidate;

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), {
    title: loaderData?.title,
    description: loaderData?.description ?? undefined,
    path: location.pathname,
  });

export default function Contact({ loaderData: { open, hasTradeIn }, actionData }: Route.ComponentProps) {
  return <ContactScreen open={open} hasTradeIn={hasTradeIn} submission={actionData ?? null} />;
}
