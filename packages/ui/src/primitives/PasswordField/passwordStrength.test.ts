import { describe, expect, it } from "vitest";
import { ratePassword } from "./passwordStrength.ts";

describe("passwordStrength", () => {
  it.each(["password", "12345678", "qwertzuiop", "Passw0rd!", "aaaaaaaaaaaa"])(
    "%s is weak, whatever signs it has",
    async (password) => {
      expect(await ratePassword(password)).toBe("weak");
    },
  );

  it("a few unexpected words are good", async () => {
    expect(await ratePassword("lötkolben kaffee dachboden")).toBe("good");
  });

  it("one's own name is no secret", async () => {
    expect(await ratePassword("oberhuber1", [])).not.toBe("weak");
    expect(await ratePassword("oberhuber1", ["Anneliese", "Oberhuber"])).toBe("weak");
  });
});
