import { isEmail } from "../users/createUser.ts";
import { escapeHtml, foldText, parseGlobalId, slugify, stripTags } from "../wordpress/text.ts";

/** What the embedded shop reads of its visitors' texts, by name. */
export const shopTextReaders: Readonly<Record<string, (text: string) => unknown>> = {
  "tags of a review": stripTags,
  "words of a search": foldText,
  "slug of a name": slugify,
  "e-mail address": isEmail,
  "escaped words": escapeHtml,
  "global id": parseGlobalId,
};
