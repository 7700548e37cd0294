import { failureResponse } from "../loaders/failureResponse.ts";

/** Whatever no other route names. */
export function loader(): never {
  throw failureResponse({ kind: "notFound" });
}

export default function NotFound() {
  return null;
}
