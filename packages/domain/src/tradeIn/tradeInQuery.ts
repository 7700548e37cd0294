import { emptyDeskQuery, parseDeskQuery, stringifyDeskQuery, type DeviceSearch } from "../repair/index.ts";
import { tradeInQuestions, type TradeInProblem } from "./tradeIn.ts";

/**
 * Answers to the questions about a device, by question: true if there is no problem. Unanswered questions are missing.
 */
export type TradeInAnswers = { readonly [Question in TradeInProblem]?: boolean };

/** Selections on the trade-in pages, which are stored in the URL of each step. */
export interface TradeInQuery {
  /** Search for a device, until one is selected. */
  readonly search: DeviceSearch;
  /** Slug of the device, `unlistedDeviceSlug`, or null before the selection. */
  readonly device: string | null;
  /** Storage as the shop writes it: "256 GB"; null for none. */
  readonly storage: string | null;
  readonly answers: TradeInAnswers;
}

/** Trade-in query without any selection. */
export const emptyTradeInQuery: TradeInQuery = {
  search: emptyDeskQuery.search,
  device: null,
  storage: null,
  answers: {},
};

const STORAGE_PATTERN = /^[^,:\p{Cc}]{1,40}$/u;

/** Parses a trade-in query from the parameters of a URL or a form; invalid values are treated as missing. */
export function parseTradeInQuery(parameters: URLSearchParams): TradeInQuery {
  const { search, device } = parseDeskQuery(parameters);
  const storage = (parameters.get("storage") ?? "").trim();
  const answers = tradeInQuestions.flatMap((question) => {
    const answer = parameters.get(question);
    return answer === "yes" || answer === "no" ? [[question, answer === "yes"] as const] : [];
  });
  return {
    search,
    device,
    storage: STORAGE_PATTERN.test(storage) ? storage : null,
    answers: Object.fromEntries(answers),
  };
}

/**
 * Lists the fields of a trade-in query as names and values, omitting missing selections: `[["device", "moss-a1"],
 * ["power", "yes"]]`.
 */
export function listTradeInFields({ search, device, storage, answers }: TradeInQuery): readonly [string, string][] {
  const deskFields = [...new URLSearchParams(stringifyDeskQuery({ ...emptyDeskQuery, search, device }))];
  const answerFields = tradeInQuestions.flatMap((question): [string, string][] => {
    const answer = answers[question];
    return answer === undefined ? [] : [[question, answer ? "yes" : "no"]];
  });
  return [...deskFields, ...(storage === null ? [] : [["storage", storage] as [string, string]]), ...answerFields];
}

/** Serializes a trade-in query as the parameters of a URL. */
export const stringifyTradeInQuery = (query: TradeInQuery): string =>
  new URLSearchParams(listTradeInFields(query).map((field) => [...field])).toString();

/** Returns whether all questions about a device have been answered. */
export const areAllQuestionsAnswered = (answers: TradeInAnswers, questions: readonly TradeInProblem[]): boolean =>
  questions.every((question) => answers[question] !== undefined);

/** Lists the problems of a device, according to the answers to the questions. */
export const listProblems = (
  answers: TradeInAnswers,
  questions: readonly TradeInProblem[],
): readonly TradeInProblem[] => questions.filter((question) => answers[question] === false);
