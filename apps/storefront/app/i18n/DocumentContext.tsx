import { createContext, useContext } from "react";
import type { Locale, Messages } from "@rewire/messages";

interface DocumentState {
  readonly nonce: string;
  readonly locale: Locale;
  readonly messages: Messages;
}

const DocumentContext = createContext<DocumentState | null>(null);

/** Provider of the document's language, messages and nonce. */
export const DocumentProvider = DocumentContext.Provider;

/** Returns the value of {@link DocumentProvider}. @throws Error if it is called outside of the provider. */
export function useDocument(): DocumentState {
  const state = useContext(DocumentContext);
  if (!state) throw new Error("useDocument needs a DocumentProvider above it");
  return state;
}
