import { isMediaUrl, type Viewer } from "@rewire/domain";
import { decodeName } from "../html/decodeName.ts";

/** Fields of the fragment `ViewerDetail`. */
export interface ViewerFields {
  readonly databaseId: number;
  readonly username: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly avatar?: { readonly url: string | null } | null;
}

/**
 * Maps the `viewer` of a response to the logged-in user. The avatar is omitted unless the shop itself hosts it, so that
 * browsers send no request to other hosts.
 */
export const toViewer = ({ databaseId, username, firstName, lastName, email, avatar }: ViewerFields): Viewer => ({
  id: databaseId,
  username: username ?? "",
  firstName: decodeName(firstName),
  lastName: decodeName(lastName),
  email: email ?? "",
  avatar: avatar?.url && isMediaUrl(avatar.url) ? avatar.url : null,
});
