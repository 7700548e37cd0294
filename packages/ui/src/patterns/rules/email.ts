import type { MessageKey } from "@rewire/messages";

/** Returns the message key of an e-mail address's error; null if the form can detect none. */
export function emailError(email: string): MessageKey | null {
  if (!email.trim()) return "checkout.requiredEmail";
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email.trim()) ? null : "checkout.emailShape";
}
