import type { User } from "../records/User.ts";
import { getNextSeriesNumber, type Engine } from "../engine/Engine.ts";

/** Finds an account by its id. */
export function findUser(engine: Engine, id: number): User | undefined {
  const storedUser = engine.database.read("user", String(id));
  if (storedUser !== undefined) return storedUser;
  if (engine.database.read("deletedUser", String(id)) !== undefined) return undefined;
  const accountSettings = engine.settings.accounts.find((account) => account.id === id);
  if (accountSettings === undefined) return undefined;
  return {
    id,
    username: accountSettings.username,
    email: accountSettings.email,
    passwordHash: "",
    firstName: accountSettings.firstName,
    lastName: accountSettings.lastName,
    displayName: `${accountSettings.firstName} ${accountSettings.lastName}`,
    nickname: accountSettings.username,
    description: "",
    url: "",
    locale: "en_US",
    roles: accountSettings.roles,
    registered: Date.UTC(2026, 0, 5, 9),
    billing: { ...accountSettings.billing },
    shipping: { ...accountSettings.shipping },
    isPaying: false,
    resetKey: null,
    metaData: [],
  };
}

/** Finds the id of an account by user name. */
export function findUserByName(engine: Engine, username: string): number | undefined {
  const name = username.toLowerCase();
  const id =
    engine.database.read("username", name) ??
    engine.settings.accounts.find((account) => account.username.toLowerCase() === name)?.id;
  return id !== undefined && findUser(engine, id) !== undefined ? id : undefined;
}

/** Finds the id of an account by e-mail address. */
export function findUserByEmail(engine: Engine, email: string): number | undefined {
  const storedUserId = engine.database.read("email", email.toLowerCase());
  if (storedUserId !== undefined) return storedUserId;
  const accountSettings = engine.settings.accounts.find(
    (account) => account.email.toLowerCase() === email.toLowerCase(),
  );
  return accountSettings !== undefined &&
    findUser(engine, accountSettings.id)?.email.toLowerCase() === email.toLowerCase()
    ? accountSettings.id
    : undefined;
}

/** Saves an account and its index entries. */
export function saveUser(engine: Engine, user: User): void {
  const previousUser = engine.database.read("user", String(user.id));
  if (previousUser !== undefined && previousUser.email.toLowerCase() !== user.email.toLowerCase())
    engine.database.remove("email", previousUser.email.toLowerCase());
  engine.database.write("user", String(user.id), user);
  engine.database.write("username", user.username.toLowerCase(), user.id);
  engine.database.write("email", user.email.toLowerCase(), user.id);
}

/** Returns the next unused account id, which is above the ids of the accounts in the settings. */
export const getNextUserId = (engine: Engine): number =>
  getNextSeriesNumber(engine, "user", Math.max(0, ...engine.settings.accounts.map((account) => account.id)) + 1);

/** Returns whether a password matches the account's password. */
export function isPasswordCorrect(engine: Engine, user: User, password: string): boolean {
  if (user.passwordHash !== "") return engine.passwords.verify(password, user.passwordHash);
  return engine.settings.accounts.find((account) => account.id === user.id)?.password === password;
}
