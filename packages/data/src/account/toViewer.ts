import { isMediaUrl, type Viewer } from "@rewire/domain";
import { decodeName } from "../html/decodeName.ts";

/** The fields of the fragment ViewerDetail. */
export interface WireViewer {
  readonly databaseId: number;
  readonly username: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly avatar?: { readonly url: string | null } | null;
}

/** Who is logged in. A picture counts when it comes from our own host: no other is asked for one. */
export const toViewer = ({ databaseId, username, firstName, lastName, email, avatar }: WireViewer): Viewer => ({
  id: databaseId,
  username: username ?? "",
  firstName: decodeName(firstName),
  lastName: decodeName(lastName),
  email: email ?? "",
  avatar: avatar?.url && isMediaUrl(avatar.url) ? avatar.url : null,
});
