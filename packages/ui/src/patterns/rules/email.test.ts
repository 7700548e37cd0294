import { describe, expect, it } from "vitest";
import { emailTrouble } from "./email.ts";

describe("emailTrouble", () => {
  it.each(["a@b.de", " ines@example.com ", "anneliese.oberhuber+shop@mail.example.co.uk"])("%s will do", (email) =>
    expect(emailTrouble(email)).toBeNull(),
  );
  it.each(["anneliese", "anneliese@", "@example.com", "a b@example.com", "a@b.c", "a@b."])(
    "%s is not an address",
    (email) => expect(emailTrouble(email)).toBe("checkout.emailShape"),
  );
  it("an empty one is missing", () => expect(emailTrouble("  ")).toBe("checkout.requiredEmail"));
});
