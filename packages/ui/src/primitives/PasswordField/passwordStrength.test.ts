import { describe, expect, it } from "vitest";
import { passwordStrength } from "./passwordStrength.ts";

describe("passwordStrength", () => {
  it.each(["password", "12345678", "qwertzuiop", "Passw0rd!", "aaaaaaaaaaaa"])(
    "%s is weak, whatever signs it has",
    async (password) => {
      expect(await passwordStrength(password)).toBe("weak");
    },
  );

  it("a few unexpected words are good", async () => {
    expect(await passwordStrength("lötkolben kaffee dachboden")).toBe("good");
  });

  it("one's own name is no secret", async () => {
    expect(await passwordStrength("oberhuber1", [])).not.toBe("weak");
    expect(await passwordStrength("oberhuber1", ["Anneliese", "Oberhuber"])).toBe("weak");
  });
});
