import { redirect } from "react-router";
import { localPath } from "@rewire/domain";

/**
 * Makes the answer that sends a browser to another page of this site: the one way to do so, because whatever is made of
 * an address that somebody sent may name another host.
 *
 * @param target Path with query, in its language; only "?…" stays on the page.
 * @param init Status or headers. @default 302
 */
export const redirectWithin = (target: string, init?: number | ResponseInit): Response =>
  redirect(target.startsWith("?") ? target : localPath(target), init);
