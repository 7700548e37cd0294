import { createFailureResponse } from "../loaders/createFailureResponse.ts";

/** Throws a 404 for every unmatched URL. */
export function loader(): never {
  throw createFailureResponse({ kind: "notFound" });
}

export default function NotFound() {
  return null;
}
