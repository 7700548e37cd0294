import type { Viewer } from "./account.ts";

/** Returns the display name of a customer: the first name, or the user name if the first name is empty. */
export const formatViewerName = ({ firstName, username }: Pick<Viewer, "firstName" | "username">): string =>
  firstName.trim() || username;
