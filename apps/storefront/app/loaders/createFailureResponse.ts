import { data } from "react-router";
import type { ReadFailure } from "@rewire/domain";
import type { SiteMenu } from "../navigation/siteMenu.ts";

/**
 * Data of a loader's failure response, for error boundaries: the reason, the kind of the requested resource, and the
 * site menus.
 */
export interface PageFailure {
  readonly failure: ReadFailure;
  /** Kind of resource that was requested, for the wording of the message. */
  readonly subject: PageSubject;
  /**
   * Menus of the site, for when the layout's own loader data is missing because it is below the failed route; else null.
   */
  readonly siteMenu: SiteMenu | null;
}

/** Kind of resource that a URL identifies; it determines the wording of the error message. */
export type PageSubject = "page" | "product" | "category";

/** Creates the response that a loader throws: 404 for a missing resource, 503 if the shop is unavailable. */
export function createFailureResponse(
  failure: ReadFailure,
  subject: PageSubject = "page",
  siteMenu: SiteMenu | null = null,
) {
  return data<PageFailure>(
    { failure, subject, siteMenu },
    { status: failure.kind === "notFound" ? 404 : 503, headers: { "Cache-Control": "no-store" } },
  );
}

/** Returns whether a route error was created by {@link createFailureResponse}. */
export function isPageFailure(value: unknown): value is PageFailure {
  return typeof value === "object" && value !== null && "failure" in value && "subject" in value;
}
