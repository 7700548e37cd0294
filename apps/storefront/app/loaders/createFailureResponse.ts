import { data } from "react-router";
import type { ReadFailure } from "@rewire/domain";
import type { SiteMenu } from "../navigation/siteMenu.ts";

/**
 * Data of a loader's failure response, for error boundaries: reason, requested kind of resource, and menus.
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

/** Kind of resource that a URL identifies; determines the wording of the error message. */
export type PageSubject = "page" | "product" | "category";

/** Returns the response to throw from a loader: 404 for missing resources, 503 if the shop is unavailable. */
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

/** Returns whether the error of a route was created by {@link createFailureResponse}. */
export function isPageFailure(value: unknown): value is PageFailure {
  return typeof value === "object" && value !== null && "failure" in value && "subject" in value;
}
