import { data } from "react-router";
import type { CategoryRef, ReadFailure } from "@rewire/domain";

/** What an error boundary is told about a page that cannot be shown. */
export interface PageFailure {
  readonly failure: ReadFailure;
  /** What was asked for, so that the words fit: an unknown product is not an unknown page. */
  readonly subject: PageSubject;
  /** What the menus name, where the frame's own data does not come: its route is below the one that failed. */
  readonly categories: readonly CategoryRef[];
}

/** What an address names. */
export type PageSubject = "page" | "product" | "category";

/** The answer to throw from a loader: 404 for what is not there, 503 for a shop that cannot be asked. */
export function failureResponse(
  failure: ReadFailure,
  subject: PageSubject = "page",
  categories: readonly CategoryRef[] = [],
) {
  return data<PageFailure>(
    { failure, subject, categories },
    { status: failure.kind === "notFound" ? 404 : 503, headers: { "Cache-Control": "no-store" } },
  );
}

/** Whether an error of a route came from {@link failureResponse}. */
export function isPageFailure(value: unknown): value is PageFailure {
  return typeof value === "object" && value !== null && "failure" in value && "subject" in value;
}
