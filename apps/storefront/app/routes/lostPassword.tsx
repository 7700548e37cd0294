import { pageContext } from "../loaders/pageContext.server.ts";
import { pageMeta } from "../document/pageMeta.ts";
import { settingsOf } from "../document/rootSettings.ts";
import { titleOf } from "../i18n/titleOf.server.ts";
import { LostPasswordPage } from "../screens/LostPassword/LostPasswordPage.tsx";
import type { Route } from "./+types/lostPassword.ts";

/** Characters of a key or a log-in. */
const MAX_FIELD = 300;

/** With `key` and `login`, as the link in the e-mail has them, a new password is chosen. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const [key, login] = [searchParams.get("key")?.slice(0, MAX_FIELD), searchParams.get("login")?.slice(0, MAX_FIELD)];
  const reset = key && login ? { key, login } : null;
  const [title, canLogIn] = await Promise.all([
    titleOf(request, reset ? "account.resetPassword" : "account.lostPassword"),
    context.get(pageContext).services.canLogIn(),
  ]);
  return { title, reset, canLogIn };
}

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => [
  ...pageMeta(settingsOf(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true }),
  // The key in the address is nobody else's business.
  { name: "referrer", content: "no-referrer" },
];

export default function LostPassword({ loaderData: { title, reset, canLogIn } }: Route.ComponentProps) {
  return <LostPasswordPage title={title} reset={reset} canLogIn={canLogIn} />;
}
