import { failureResponse } from "../loaders/failureResponse.ts";

/** Throws a 404 for every unmatched URL. */
export function loader(): never {
  throw failureResponse({ kind: "notFound" });
}

export default function NotFound() {
  return null;
}
