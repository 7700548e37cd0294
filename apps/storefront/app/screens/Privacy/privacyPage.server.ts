import { isEmailAddress } from "@rewire/domain";
import type { ErasureResult, GatewayServices, LinkRequestResult, PrivacyRefusal } from "@rewire/gateway";
import type { PersonalDataProblem, PersonalDataState } from "@rewire/ui";
import { data, type RouterContextProvider } from "react-router";
import { createFieldReader, readForm } from "../../loaders/fieldReader.server.ts";
import { NO_STORE_HEADERS } from "../../loaders/noStoreHeaders.server.ts";
import { pageContext } from "../../loaders/pageContext.server.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { requireStateStore } from "../../loaders/requireStateStore.server.ts";
import { loadMessageText } from "../../i18n/loadMessageText.server.ts";
import { createPrivacyMails } from "./privacyMails.server.ts";

const LINK_PROBLEMS = ["expired", "unavailable"] as const;

const statusByProblem = {
  wrongPassword: 422,
  unconfirmed: 422,
  email: 422,
  expired: 410,
  unavailable: 503,
  tooMany: 429,
} as const;

const createFormsState = (
  problem: PersonalDataProblem | null,
  {
    exportKey = null,
    isLinkSent = false,
    isErasureLinkSent = false,
  }: { exportKey?: string | null; isLinkSent?: boolean; isErasureLinkSent?: boolean } = {},
): PersonalDataState => ({ step: "forms", exportKey, isLinkSent, isErasureLinkSent, problem });

const createLoggedOutState = (
  problem: PersonalDataProblem | null = null,
  isErasureLinkSent = false,
): PersonalDataState => ({
  step: "loggedOut",
  isErasureLinkSent,
  problem,
});

const toProblem = (refusal: Exclude<PrivacyRefusal, { readonly kind: "loggedOut" }>): PersonalDataProblem =>
  refusal.kind === "tooMany" ? { kind: refusal.kind, waitSeconds: refusal.waitSeconds } : { kind: "unavailable" };

const toState = (refusal: PrivacyRefusal): PersonalDataState =>
  refusal.kind === "loggedOut" ? createLoggedOutState() : createFormsState(toProblem(refusal));

/** Creates the response with the state of the page; its HTTP status indicates the problem, if any. */
function respondWithState(state: PersonalDataState, headers: HeadersInit = {}) {
  const problem = state.step === "erased" ? null : state.problem;
  const allHeaders = new Headers(headers);
  allHeaders.set("Cache-Control", NO_STORE_HEADERS["Cache-Control"]);
  if (problem?.kind === "tooMany") allHeaders.set("Retry-After", String(problem.waitSeconds));
  return data(state, { status: problem ? statusByProblem[problem.kind] : 200, headers: allHeaders });
}

/**
 * Loads the page about personal data. The URL parameter `key` is the key of a link to an export, `erase` that of a link
 * to confirm a deletion, and `problem` the reason why an export could not be opened.
 */
export async function loadPrivacyPage(context: Readonly<RouterContextProvider>, request: Request) {
  const { privacy } = context.get(privateContext).services;
  const field = createFieldReader(new URL(request.url).searchParams);
  const isLoggedIn = await requireStateStore(privacy.isLoggedIn(request));
  const problem = LINK_PROBLEMS.find((kind) => kind === field("problem"));
  const erasureKey = field("erase", 64);
  const state =
    erasureKey === ""
      ? isLoggedIn
        ? createFormsState(problem ? { kind: problem } : null, { exportKey: field("key", 64) || null })
        : createLoggedOutState()
      : await openErasureLink(privacy, erasureKey, isLoggedIn);
  const { data: displayedState, init } = respondWithState(state);
  return data(
    {
      title: await loadMessageText(request, "privacy.title"),
      state: displayedState,
      sendsMail: privacy.sendsMail,
      canErase: privacy.canErase,
      canEraseByEmail: privacy.canEraseByEmail,
    },
    init ?? undefined,
  );
}

/** Opens the link of a deletion, which stays as it is: programs open links of e-mails. */
async function openErasureLink(
  privacy: GatewayServices["privacy"],
  erasureKey: string,
  isLoggedIn: boolean,
): Promise<PersonalDataState> {
  const scope = await requireStateStore(privacy.readErasureLink(erasureKey));
  if (scope !== null) return { step: "confirmErasure", erasureKey, scope, problem: null };
  return isLoggedIn ? createFormsState({ kind: "expired" }) : createLoggedOutState({ kind: "expired" });
}

/**
 * Handles the forms of the page, which work without JavaScript: sends the export link or the deletion link by e-mail,
 * or deletes the account.
 */
export async function submitPrivacyForm(context: Readonly<RouterContextProvider>, request: Request) {
  const { services, visitor } = context.get(privateContext);
  const { settings } = context.get(pageContext);
  const field = createFieldReader(await readForm(request));
  const mails = await createPrivacyMails(request, settings.site, services.shopMailLanguage);
  if (field("step") === "export") {
    const result = await requireStateStore(services.privacy.requestExport(request, mails.composeExport, visitor));
    return respondToExport(result);
  }
  if (field("step") === "erasureLink") {
    const isLoggedIn = await requireStateStore(services.privacy.isLoggedIn(request));
    const email = isLoggedIn ? null : field("email").trim();
    if (email !== null && !isEmailAddress(email)) return respondWithState(createLoggedOutState({ kind: "email" }));
    const link = await requireStateStore(
      services.privacy.requestErasureLink(request, email, mails.composeErasureLink, visitor),
    );
    return respondWithState(toLinkState(link, isLoggedIn));
  }
  if (field("step") === "confirmErasure") {
    const erasureKey = field("erasureKey", 64);
    if (field("isConfirmed") !== "yes") {
      const isLoggedIn = await requireStateStore(services.privacy.isLoggedIn(request));
      const state = await openErasureLink(services.privacy, erasureKey, isLoggedIn);
      return respondWithState(state.step === "confirmErasure" ? { ...state, problem: { kind: "unconfirmed" } } : state);
    }
    const confirmation = await requireStateStore(
      services.privacy.confirmErasure(request, erasureKey, mails.composeErasure),
    );
    if (confirmation.kind === "accepted") return respondToErasure(confirmation);
    const isLoggedIn = await requireStateStore(services.privacy.isLoggedIn(request));
    const linkProblem = { kind: confirmation.kind };
    return respondWithState(isLoggedIn ? createFormsState(linkProblem) : createLoggedOutState(linkProblem));
  }
  if (field("isConfirmed") !== "yes") return respondWithState(createFormsState({ kind: "unconfirmed" }));
  const result = await requireStateStore(
    services.privacy.requestErasure(request, field("password"), mails.composeErasure, visitor),
  );
  return respondToErasure(result);
}

const toLinkState = (link: LinkRequestResult, isLoggedIn: boolean): PersonalDataState => {
  if (link.kind === "sent")
    return isLoggedIn ? createFormsState(null, { isErasureLinkSent: true }) : createLoggedOutState(null, true);
  return isLoggedIn || link.kind === "loggedOut" ? toState(link) : createLoggedOutState(toProblem(link));
};

const respondToExport = (result: LinkRequestResult) =>
  respondWithState(result.kind === "sent" ? createFormsState(null, { isLinkSent: true }) : toState(result));

function respondToErasure(result: ErasureResult) {
  if (result.kind === "wrongPassword") return respondWithState(createFormsState({ kind: "wrongPassword" }));
  if (result.kind !== "accepted") return respondWithState(toState(result));
  // Cart, drafts and lists of this browser belong to the account, too, unless somebody else is logged in there.
  const headers = new Headers(result.cookies.length > 0 ? { "Clear-Site-Data": '"storage"' } : {});
  for (const cookie of result.cookies) headers.append("Set-Cookie", cookie);
  return respondWithState({ step: "erased", progress: result.progress, scope: result.scope }, headers);
}
