import type { Engine } from "../engine/Engine.ts";
import { slugify } from "../wordpress/text.ts";
import { UserError } from "../wordpress/UserError.ts";
import type { Address } from "../records/Session.ts";
import { findUserByEmail, findUserByName, getNextUserId, saveUser } from "./users.ts";
import type { User } from "../records/User.ts";

/** Input of a new account. */
export interface NewUser {
  readonly username?: string | null;
  readonly email?: string | null;
  readonly password?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly displayName?: string | null;
  readonly billing?: Address;
  readonly shipping?: Address;
}

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Maximum length of an e-mail address in characters. */
const MAX_EMAIL_LENGTH = 254;

/** Returns whether a string has the format of an e-mail address. */
export const isEmail = (text: string): boolean => text.length <= MAX_EMAIL_LENGTH && EMAIL_PATTERN.test(text);

/**
 * Creates an account. If the user name is missing, it is generated from the e-mail address.
 * @throws UserError with WooCommerce's message if the input is invalid
 */
export function createUser(engine: Engine, input: NewUser): User {
  const email = input.email?.trim() ?? "";
  if (!isEmail(email)) throw new UserError("Please provide a valid email address.");
  if (findUserByEmail(engine, email) !== undefined)
    throw new UserError(
      `An account is already registered with ${email}. Please log in or use a different email address.`,
    );
  const username = input.username ? input.username.trim() : createUniqueUsername(engine, email);
  if (!/^[\w .@-]+$/.test(username)) throw new UserError("Please provide a valid account username.");
  if (findUserByName(engine, username) !== undefined)
    throw new UserError("An account is already registered with that username. Please choose another.");
  const password = input.password || null;
  if (password === null)
    throw new UserError("A password was not provided and WooCommerce does not automatically generate one for you.");
  const user: User = {
    id: getNextUserId(engine),
    username,
    email,
    passwordHash: engine.passwords.hash(password, engine.token(32, "hex")),
    firstName: input.firstName ?? "",
    lastName: input.lastName ?? "",
    displayName: input.displayName ?? username,
    nickname: username,
    description: "",
    url: "",
    locale: "en_US",
    roles: ["customer"],
    registered: engine.now(),
    billing: input.billing ?? {},
    shipping: input.shipping ?? {},
    isPaying: false,
    resetKey: null,
    metaData: [],
  };
  saveUser(engine, user);
  engine.mailbox.send({
    to: email,
    subject: `Your ${engine.settings.title} account has been created!`,
    sent: new Date(engine.now()).toISOString(),
    text: `Hi ${username},\n\nThanks for creating an account. Your username is ${username}.\n${engine.frontUrl}/my-account/`,
  });
  return user;
}

function createUniqueUsername(engine: Engine, email: string): string {
  const base = slugify(email.split("@")[0] ?? "") || "customer";
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}-${number}`;
    if (findUserByName(engine, name) === undefined) return name;
  }
}
