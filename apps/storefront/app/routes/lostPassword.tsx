import { privateContext } from "../loaders/privateContext.server.ts";
import { createPageMeta } from "../document/createPageMeta.ts";
import { getSettings } from "../document/rootSettings.ts";
import { loadMessageText } from "../i18n/loadMessageText.server.ts";
import { LostPasswordPage } from "../screens/LostPassword/LostPasswordPage.tsx";
import type { Route } from "./+types/lostPassword.ts";

/** Maximum length of a key or a user name. */
const MAX_FIELD_LENGTH = 300;

/**
 * Returns `key` and `login` from the link in the password e-mail. With these values, the page shows the form for a new
 * password.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const [key, login] = [
    searchParams.get("key")?.slice(0, MAX_FIELD_LENGTH),
    searchParams.get("login")?.slice(0, MAX_FIELD_LENGTH),
  ];
  const resetKey = key && login ? { key, login } : null;
  const [title, noScriptText, canLogIn] = await Promise.all([
    loadMessageText(request, resetKey ? "account.resetPassword" : "account.lostPassword"),
    loadMessageText(request, "noScript.account"),
    context.get(privateContext).services.canLogIn(),
  ]);
  return { title, reset: resetKey, canLogIn, noScriptText };
}

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => [
  ...createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true }),
  // Keeps the key in the URL from being sent to other sites.
  { name: "referrer", content: "no-referrer" },
];

export default function LostPassword({ loaderData }: Route.ComponentProps) {
  return <LostPasswordPage {...loaderData} />;
}
