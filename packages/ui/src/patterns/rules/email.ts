import type { MessageKey } from "@rewire/messages";

/** Returns the message id for the error in an e-mail address, or null if none is found. */
export function findEmailError(email: string): MessageKey | null {
  if (!email.trim()) return "checkout.requiredEmail";
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email.trim()) ? null : "checkout.emailShape";
}
