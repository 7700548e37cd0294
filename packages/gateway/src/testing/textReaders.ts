import type { TextReaders } from "@rewire/domain/testing";
import { findIcon } from "../features/icons/IconSet.ts";
import { redact, redactText } from "../log/redact.ts";
import { rewriteHtmlImages } from "../shop/pictures/rewriteHtmlImages.ts";
import { toMediaPath, toSourceUrl } from "../shop/pictures/toMediaPath.ts";
import { isSessionDead } from "../shop/session/isSessionDead.ts";
import { toSessionKey } from "../shop/session/sessionKey.ts";
import { isSignedByStripe } from "../features/payment/isSignedByStripe.ts";

const shopUrl = new URL("https://shop.example/graphql");

/** A description as browsers get it, its pictures at addresses of ours. */
export const ownPicturesOf = (html: string): string =>
  rewriteHtmlImages(html, (source) => toMediaPath(source, shopUrl));

/** What the gateway reads of a shop's or a visitor's texts. */
export const gatewayTextReaders: TextReaders = {
  "line of the log": redactText,
  "field of the log": (text) => redact({ text, error: new Error(text), list: [text] }),
  "pictures of a description": ownPicturesOf,
  "address of a picture": (text) => toMediaPath(text, shopUrl),
  "path of a picture": (text) => toSourceUrl(`/media/${text}.jpg`, shopUrl),
  "session token": toSessionKey,
  "refusal of a session": (text) => isSessionDead([{ message: text }]),
  "signature of a webhook": (text) => isSignedByStripe(new TextEncoder().encode("{}"), text, "secret", Date.now()),
  "name of an icon": (text) => findIcon({ prefix: "x", icons: {} }, text),
};
