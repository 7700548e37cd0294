import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  strategies,
  openShopWithGateway,
  type Strategy,
  type OpenShopWithGateway,
  type Said,
} from "../../testing/openShopWithGateway.ts";

const password = "quite a long one";

let open: OpenShopWithGateway;
afterEach(() => open.close());

/** All that a browser is told. */
const toldBy = ({ status, data, errors, session }: Said) => ({ status, data: data as unknown, errors, session });

describe.each(Object.keys(strategies) as Strategy[])(
  "private messages, at a shop that lets people in by %s",
  (strategy) => {
    beforeEach(async () => void (open = await openShopWithGateway(strategy, {}, { LOGIN_MESSAGES: "private" })));

    test("a refused log-in says the same of a name that nobody has and of a wrong password", async () => {
      const answers = [];
      for (const login of ["nobody", "nobody@example.test", "maria", "maria@example.test"]) {
        answers.push(toldBy(await open.shopper().logIn(login, "a wrong one")));
      }
      expect(answers[0]?.errors.map(({ message }) => message)).toEqual(["The user could not be logged in."]);
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect((await open.shopper().logIn()).errors).toEqual([]);
    });

    test("a registration says that a mail follows, whoever has an account, and it does", async () => {
      const cases = [
        { email: "nina@example.test", username: "" },
        { email: "maria@example.test", username: "" },
        { email: "nora@example.test", username: "maria" },
        { email: "maria@example.test", username: "maria" },
      ];
      const answers = [];
      for (const input of cases) {
        const guest = open.shopper();
        await guest.add(3);
        answers.push({
          ...toldBy(await guest.ask("registerCustomer", { ...input, password })),
          cookies: [...guest.browser.cookies.keys()],
          ...(await guest.whoAmI()),
        });
      }
      expect(answers[0]).toMatchObject({
        status: 200,
        data: { registerCustomer: { customer: null } },
        errors: [],
        user: null,
        pieces: 1,
      });
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(open.letters).toHaveLength(4);
      expect(open.letters[0]).toContain("Your username is nina");
      expect(open.letters[1]).toContain("key=");
      expect(open.letters[2]).toContain("Your username is nora");
      expect((await open.shopper().logIn("nina", password)).errors).toEqual([]);
      expect((await open.shopper().logIn("nora@example.test", password)).errors).toEqual([]);
      expect((await open.shopper().logIn("maria", password)).errors).toHaveLength(1);
      expect(open.lines.join("\n")).not.toMatch(/nina@|maria@|nora@|quite a long/);
    });

    test("what is wrong with the form itself is still said", async () => {
      const guest = open.shopper();
      const kinds = [];
      for (const input of [
        { email: "no address", password },
        { email: "nina@example.test", password: "short" },
        { email: "nina@example.test", password: "12345678" },
      ]) {
        const { errors } = await guest.ask("registerCustomer", input);
        kinds.push(errors[0]?.extensions?.kind ?? errors[0]?.message);
      }
      expect(kinds).toEqual([expect.stringMatching(/email/), "passwordTooShort", "passwordTooCommon"]);
    });

    test("a letter for a lost password and a wrong link are answered alike, too", async () => {
      const [letters, links] = [[], []] as [unknown[], unknown[]];
      for (const name of ["maria", "nobody"]) {
        letters.push(toldBy(await open.shopper().ask("sendPasswordResetEmail", { username: name })));
        links.push(toldBy(await open.shopper().ask("resetUserPassword", { key: "wrong", login: name, password })));
      }
      expect(letters[0]).toEqual(letters[1]);
      expect(links[0]).toEqual(links[1]);
    });
  },
);

describe("messages that are not private", () => {
  beforeEach(async () => void (open = await openShopWithGateway("cookie with a nonce")));

  test("are the specification's", async () => {
    const readMessage = async (login: string) => (await open.shopper().logIn(login, "a wrong one")).errors[0]?.message;
    expect([await readMessage("nobody"), await readMessage("maria")]).toEqual([
      "invalid_username",
      "incorrect_password",
    ]);
  });
});
