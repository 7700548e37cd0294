import type { Viewer } from "./account.ts";

/** Returns the display name of a customer: the first name, or else the user name. */
export const formatViewerName = ({ firstName, username }: Pick<Viewer, "firstName" | "username">): string =>
  firstName.trim() || username;
