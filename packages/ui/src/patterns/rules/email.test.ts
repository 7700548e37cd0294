import { describe, expect, it } from "vitest";
import { findEmailError } from "./email.ts";

describe("emailError", () => {
  it.each(["a@b.de", " ines@example.com ", "anneliese.oberhuber+shop@mail.example.co.uk"])("%s will do", (email) =>
    expect(findEmailError(email)).toBeNull(),
  );
  it.each(["anneliese", "anneliese@", "@example.com", "a b@example.com", "a@b.c", "a@b."])(
    "%s is not an address",
    (email) => expect(findEmailError(email)).toBe("checkout.emailShape"),
  );
  it("an empty one is missing", () => expect(findEmailError("  ")).toBe("checkout.requiredEmail"));
});
