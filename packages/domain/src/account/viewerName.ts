import type { Viewer } from "./account.ts";

/** What to call somebody: the first name, else the user name. */
export const viewerName = ({ firstName, username }: Pick<Viewer, "firstName" | "username">): string =>
  firstName.trim() || username;
