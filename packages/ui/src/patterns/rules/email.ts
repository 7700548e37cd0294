import type { MessageKey } from "@rewire/messages";

/** What is wrong with an e-mail address, as a message; null when nothing is that a form could see. */
export function emailError(email: string): MessageKey | null {
  if (!email.trim()) return "checkout.requiredEmail";
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email.trim()) ? null : "checkout.emailShape";
}
