import { expect, it } from "vitest";
import { createMemoryMailbox } from "../engine/Mailbox.ts";
import { openTestShop } from "../testing/openTestShop.ts";
import { Visitor } from "../testing/Visitor.ts";

const register = (guest: Visitor, input: Record<string, unknown>) =>
  guest.ask(
    "mutation($input:RegisterCustomerInput!){registerCustomer(input:$input){customer{id databaseId email} viewer{username}}}",
    { input },
  );

it.each([
  [
    { email: "maria@example.test", username: "new", password: "secret-123" },
    "An account is already registered with maria@example.test. Please log in or use a different email address.",
  ],
  [
    { email: "new@example.test", username: "maria", password: "secret-123" },
    "An account is already registered with that username. Please choose another.",
  ],
  [{ email: "nope", username: "new", password: "secret-123" }, "The email address you are trying to use is invalid"],
  [{ username: "new", password: "secret-123" }, "Please provide a valid email address."],
  [
    { email: "new@example.test", username: "new" },
    "A password was not provided and WooCommerce does not automatically generate one for you.",
  ],
  [{ email: "new@example.test", username: "<b>", password: "secret-123" }, "Please provide a valid account username."],
])("refuses a registration with %j", async (input, message) => {
  expect((await register(new Visitor(openTestShop()), input)).errors).toEqual([message]);
});

it("answers a registration with the id alone, and logs in only when asked, for this one answer", async () => {
  const guest = new Visitor(openTestShop());
  expect((await register(guest, { email: "a@example.test", password: "secret-123" })).data).toMatchObject({
    registerCustomer: { customer: { databaseId: null, email: null }, viewer: null },
  });
  expect(
    (await register(guest, { email: "b@example.test", password: "secret-123", authenticate: true })).data,
  ).toMatchObject({ registerCustomer: { customer: { email: "b@example.test" }, viewer: { username: "b" } } });
  expect((await guest.ask("{viewer{username}}")).data).toEqual({ viewer: null });
  expect((await guest.logIn("b", "secret-123")).errors).toEqual([]);
});

it("resets a password by a letter whose key works once and for a day", async () => {
  const mailbox = createMemoryMailbox();
  const shop = openTestShop({ mailbox });
  const guest = new Visitor(shop);
  const send = (username: string) =>
    guest.ask("mutation($username:String!){sendPasswordResetEmail(input:{username:$username}){success}}", { username });
  expect((await send("nobody")).data).toEqual({ sendPasswordResetEmail: { success: true } });
  expect((await send(" ")).errors).toEqual(["Enter a username or email address."]);
  expect(mailbox.sent).toHaveLength(0);
  await send("maria@example.test");
  const key = /key=(\w+)&login=maria/.exec(mailbox.sent[0]?.text ?? "")?.[1] ?? "";
  const reset = (input: Record<string, unknown>) =>
    guest.ask("mutation($input:ResetUserPasswordInput!){resetUserPassword(input:$input){user{databaseId}}}", { input });
  expect((await reset({ login: "maria", password: "new-secret-1" })).errors).toEqual([
    "A password reset key is required.",
  ]);
  expect((await reset({ key, login: "maria" })).errors).toEqual(["A new password is required."]);
  expect((await reset({ key: "wrong", login: "maria", password: "new-secret-1" })).errors).toEqual([
    "Password reset link is invalid.",
  ]);
  expect((await reset({ key, login: "maria", password: "new-secret-1" })).data).toMatchObject({
    resetUserPassword: { user: { databaseId: 2 } },
  });
  expect((await reset({ key, login: "maria", password: "new-secret-2" })).errors).toEqual([
    "Password reset link is invalid.",
  ]);
  expect((await guest.logIn("maria", "maria-likes-tea")).errors).toEqual(["incorrect_password"]);
  expect((await guest.logIn("maria", "new-secret-1")).errors).toEqual([]);
});

it("keeps what a guest says about himself in the session, but not his name, and copies nothing", async () => {
  const guest = new Visitor(openTestShop());
  const reply = await guest.ask(
    "mutation($input:UpdateCustomerInput!){updateCustomer(input:$input){customer{email firstName billing{city state country} shipping{city state country}}}}",
    {
      input: {
        email: "g@example.test",
        firstName: "Gina",
        billing: { city: "Paris", country: "FR", state: "ZZ" },
        shippingSameAsBilling: true,
      },
    },
  );
  expect(reply.data).toEqual({
    updateCustomer: {
      customer: {
        email: null,
        firstName: null,
        billing: { city: "Paris", state: "ZZ", country: "FR" },
        shipping: { city: null, state: "DE-BE", country: "DE" },
      },
    },
  });
});

it("lets an account change itself and nobody else, and keeps the log-in through a new password", async () => {
  const shop = openTestShop();
  const update = (who: Visitor, input: Record<string, unknown>) =>
    who.ask("mutation($input:UpdateUserInput!){updateUser(input:$input){user{firstName email}}}", { input });
  const guest = new Visitor(shop);
  expect((await update(guest, { id: "dXNlcjoy", firstName: "X" })).errors).toEqual([
    "You do not have the appropriate capabilities to perform this action",
  ]);
  await guest.logIn("maria", "maria-likes-tea");
  expect((await update(guest, { id: "99" })).errors).toEqual(["The user ID passed is invalid"]);
  expect((await update(guest, { id: "2", email: "keeper@rewire.example" })).errors).toEqual([
    "Sorry, that email address is already used!",
  ]);
  expect((await update(guest, { id: "dXNlcjoy", firstName: "Mia", password: "other-secret" })).data).toMatchObject({
    updateUser: { user: { firstName: "Mia" } },
  });
  await guest.fetchNonce();
  expect((await guest.ask("{viewer{firstName}}")).data).toEqual({ viewer: { firstName: "Mia" } });
});

it("blanks an address only when it is told to overwrite", async () => {
  const guest = new Visitor(openTestShop());
  await guest.logIn("maria", "maria-likes-tea");
  const update = (billing: Record<string, unknown>) =>
    guest.ask(
      "mutation($billing:CustomerAddressInput){updateCustomer(input:{billing:$billing}){customer{billing{firstName city phone}}}}",
      { billing },
    );
  expect((await update({ city: "Bremen" })).data).toMatchObject({
    updateCustomer: { customer: { billing: { firstName: "Maria", city: "Bremen", phone: "+49 40 5550100" } } },
  });
  expect((await update({ city: "Bonn", overwrite: true })).data).toMatchObject({
    updateCustomer: { customer: { billing: { firstName: null, city: "Bonn", phone: null } } },
  });
});

/** As the live server answers: FACTS, "names and companies in accounts and addresses". */
it("answers names and companies with entities, escaped once however often they are saved", async () => {
  const maria = new Visitor(openTestShop());
  await maria.logIn("maria", "maria-likes-tea");
  const fields = "firstName billing{company city}";
  const update = (company: string) =>
    maria.ask(
      `mutation($billing:CustomerAddressInput){updateCustomer(input:{firstName:"M & M",billing:$billing}){customer{${fields}}}}`,
      { billing: { company, city: "Ahlen & Beckum" } },
    );
  const savedCustomer = {
    firstName: "M &amp; M",
    billing: { company: "O'Pereira &amp; Söhne", city: "Ahlen & Beckum" },
  };
  expect((await update("O'Pereira & Söhne")).data).toEqual({ updateCustomer: { customer: savedCustomer } });
  expect((await update("O'Pereira &amp; Söhne")).data).toEqual({ updateCustomer: { customer: savedCustomer } });
});

it("deletes a customer for a shop manager alone, whose orders stay as those of a guest", async () => {
  const shop = openTestShop();
  const [keeper, maria] = [new Visitor(shop), new Visitor(shop)];
  await maria.logIn("maria", "maria-likes-tea");
  const erase = (who: Visitor, id: string) =>
    who.ask("mutation($id:ID!){deleteUser(input:{id:$id}){deletedId}}", { id });
  const idOf = async (who: Visitor) =>
    String(((await who.ask("{viewer{databaseId}}")).data as { viewer: { databaseId: number } }).viewer.databaseId);
  const id = await idOf(maria);
  expect((await erase(maria, id)).errors).toEqual(["Sorry, you are not allowed to delete users."]);
  await keeper.logIn("keeper", "keeper-of-the-shop");
  expect((await erase(keeper, await idOf(keeper))).errors).toEqual(["Sorry, you are not allowed to delete users."]);
  expect((await erase(keeper, id)).errors).toEqual([]);
  expect((await keeper.ask("query($id:ID!){user(id:$id,idType:DATABASE_ID){databaseId}}", { id })).data).toEqual({
    user: null,
  });
  expect((await new Visitor(shop).logIn("maria", "maria-likes-tea")).errors).not.toEqual([]);
});
