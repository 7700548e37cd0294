import type { MessageKey } from "@rewire/messages";

/** Returns the message key of the error in an e-mail address; null if no error is detected. */
export function findEmailError(email: string): MessageKey | null {
  if (!email.trim()) return "checkout.requiredEmail";
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email.trim()) ? null : "checkout.emailShape";
}
