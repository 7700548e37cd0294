import type { ErasureResult, ExportLinkResult, PrivacyRefusal } from "@rewire/gateway";
import type { PersonalDataProblem, PersonalDataState } from "@rewire/ui";
import { data, type RouterContextProvider } from "react-router";
import { createFieldReader, readForm } from "../../loaders/fieldReader.server.ts";
import { NO_STORE_HEADERS } from "../../loaders/noStoreHeaders.server.ts";
import { pageContext } from "../../loaders/pageContext.server.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { requireStateStore } from "../../loaders/requireStateStore.server.ts";
import { titleOf } from "../../i18n/titleOf.server.ts";
import { createPrivacyMails } from "./privacyMails.server.ts";

const LINK_PROBLEMS = ["expired", "unavailable"] as const;

const statusByProblem = { wrongPassword: 422, unconfirmed: 422, expired: 410, unavailable: 503, tooMany: 429 } as const;

const createForms = (
  problem: PersonalDataProblem | null,
  { exportKey = null, isLinkSent = false }: { exportKey?: string | null; isLinkSent?: boolean } = {},
): PersonalDataState => ({ step: "forms", exportKey, isLinkSent, problem });

const toState = (error: PrivacyRefusal): PersonalDataState =>
  error.kind === "loggedOut"
    ? { step: "loggedOut" }
    : createForms(
        error.kind === "tooMany" ? { kind: error.kind, waitSeconds: error.waitSeconds } : { kind: error.kind },
      );

/** Creates the response with the state of the page; its HTTP status indicates the problem, if any. */
function respondWithState(state: PersonalDataState, headers: HeadersInit = {}) {
  const problem = state.step === "forms" ? state.problem : null;
  const allHeaders = new Headers(headers);
  allHeaders.set("Cache-Control", NO_STORE_HEADERS["Cache-Control"]);
  if (problem?.kind === "tooMany") allHeaders.set("Retry-After", String(problem.waitSeconds));
  return data(state, { status: problem ? statusByProblem[problem.kind] : 200, headers: allHeaders });
}

/** Loads the page; `?key=` is the key of a link, `?problem=` the reason why the link did not open the export. */
export async function loadPrivacyPage(context: Readonly<RouterContextProvider>, request: Request) {
  const { privacy } = context.get(privateContext).services;
  const field = createFieldReader(new URL(request.url).searchParams);
  const isLoggedIn = await requireStateStore(privacy.isLoggedIn(request));
  const problem = LINK_PROBLEMS.find((kind) => kind === field("problem"));
  const state: PersonalDataState = isLoggedIn
    ? createForms(problem ? { kind: problem } : null, { exportKey: field("key", 64) || null })
    : { step: "loggedOut" };
  const { data: displayedState, init } = respondWithState(state);
  return data(
    {
      title: await titleOf(request, "privacy.title"),
      state: displayedState,
      sendsMail: privacy.sendsMail,
      canErase: privacy.canErase,
    },
    init ?? undefined,
  );
}

/**
 * Handles the forms of the page, which work without JavaScript: sends the link to the export, or deletes the account.
 */
export async function submitPrivacyForm(context: Readonly<RouterContextProvider>, request: Request) {
  const { services, visitor } = context.get(privateContext);
  const { settings } = context.get(pageContext);
  const field = createFieldReader(await readForm(request));
  const mails = await createPrivacyMails(request, settings.site);
  if (field("step") === "export") {
    const result = await requireStateStore(services.privacy.requestExport(request, mails.composeExport, visitor));
    return respondToExport(result);
  }
  if (field("isConfirmed") !== "yes") return respondWithState(createForms({ kind: "unconfirmed" }));
  const result = await requireStateStore(
    services.privacy.requestErasure(request, field("password"), mails.composeErasure, visitor),
  );
  return respondToErasure(result);
}

const respondToExport = (result: ExportLinkResult) =>
  respondWithState(result.kind === "sent" ? createForms(null, { isLinkSent: true }) : toState(result));

function respondToErasure(result: ErasureResult) {
  if (result.kind === "wrongPassword") return respondWithState(createForms({ kind: "wrongPassword" }));
  if (result.kind !== "accepted") return respondWithState(toState(result));
  // Cart, drafts and lists of this browser belong to the account, too.
  const headers = new Headers({ "Clear-Site-Data": '"storage"' });
  for (const cookie of result.cookies) headers.append("Set-Cookie", cookie);
  return respondWithState({ step: "erased", progress: result.progress }, headers);
}
