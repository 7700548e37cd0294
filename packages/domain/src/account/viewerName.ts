import type { Viewer } from "./account.ts";

/** Display name of a customer: the first name, or else the user name. */
export const viewerName = ({ firstName, username }: Pick<Viewer, "firstName" | "username">): string =>
  firstName.trim() || username;
