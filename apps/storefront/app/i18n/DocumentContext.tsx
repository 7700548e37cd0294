import { createContext, useContext } from "react";
import type { Locale, Messages } from "@rewire/messages";

interface DocumentState {
  readonly nonce: string;
  readonly locale: Locale;
  readonly messages: Messages;
}

const DocumentContext = createContext<DocumentState | null>(null);

/** Context provider of the document's language, messages and nonce. */
export const DocumentProvider = DocumentContext.Provider;

/** Returns the document's language, messages and nonce. @throws Error if called outside a {@link DocumentProvider}. */
export function useDocument(): DocumentState {
  const state = useContext(DocumentContext);
  if (!state) throw new Error("useDocument needs a DocumentProvider above it");
  return state;
}
