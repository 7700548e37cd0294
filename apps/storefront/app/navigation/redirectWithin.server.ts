import { redirect } from "react-router";
import { localPath } from "@rewire/domain";

/**
 * Creates a redirect to another page of this site. The only permitted way to redirect, because a URL derived from user
 * input may name another host.
 *
 * @param target Localised path with query; only "?…" stays on the page.
 * @param init Status or headers. @default 302
 */
export const redirectWithin = (target: string, init?: number | ResponseInit): Response =>
  redirect(target.startsWith("?") ? target : localPath(target), init);
