import { createFailureResponse } from "../loaders/createFailureResponse.ts";

/** Throws a 404 response for every URL that matches no other route. */
export function loader(): never {
  throw createFailureResponse({ kind: "notFound" });
}

export default function NotFound() {
  return null;
}
