import { createContext, useContext } from "react";
import type { Locale, Messages } from "@rewire/messages";

interface DocumentState {
  readonly nonce: string;
  readonly locale: Locale;
  readonly messages: Messages;
}

const DocumentContext = createContext<DocumentState | null>(null);

/** Gives the document what was settled before React began: its language, its words, its nonce. */
export const DocumentProvider = DocumentContext.Provider;

/** What {@link DocumentProvider} gives. @throws Error outside of it. */
export function useDocument(): DocumentState {
  const state = useContext(DocumentContext);
  if (!state) throw new Error("useDocument needs a DocumentProvider above it");
  return state;
}
