import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { createLoginCookie } from "../access/createLoginCookie.ts";
import { isSameText } from "../engine/passwords.ts";
import { calculateCart } from "../cart/calculateCart.ts";
import type { Engine } from "../engine/Engine.ts";
import { canManageShop } from "../session/canManageShop.ts";
import { createSession } from "../session/sessions.ts";
import { joinSession, requireSession, markSessionChanged, type RequestContext } from "../session/RequestContext.ts";
import { toGlobalId, parseGlobalId } from "../wordpress/text.ts";
import { UserError } from "../wordpress/UserError.ts";
import { mergeAddress, type AddressInput } from "../users/toAddressView.ts";
import { createUser, isEmail, type NewUser } from "../users/createUser.ts";
import { toCustomerView, toGuestView } from "./toCustomerView.ts";
import { findUser, findUserByEmail, findUserByName, saveUser } from "../users/users.ts";
import type { User } from "../records/User.ts";
import { deleteUser } from "./deleteUser.ts";
import { toUserView } from "./toUserView.ts";

type Maybe<T> = T | null | undefined;

interface ProfileInput {
  readonly id?: Maybe<string>;
  readonly email?: Maybe<string>;
  readonly firstName?: Maybe<string>;
  readonly lastName?: Maybe<string>;
  readonly displayName?: Maybe<string>;
  readonly nickname?: Maybe<string>;
  readonly description?: Maybe<string>;
  readonly websiteUrl?: Maybe<string>;
  readonly locale?: Maybe<string>;
  readonly password?: Maybe<string>;
}

interface CustomerInput extends ProfileInput {
  readonly billing?: Maybe<AddressInput>;
  readonly shipping?: Maybe<AddressInput>;
  readonly shippingSameAsBilling?: Maybe<boolean>;
  readonly metaData?: Maybe<readonly { readonly key: string; readonly value: string }[]>;
}

type RegisterInput = NewUser & CustomerInput & { readonly authenticate?: Maybe<boolean> };

interface ResetInput {
  readonly key?: Maybe<string>;
  readonly login?: Maybe<string>;
  readonly password?: Maybe<string>;
}

const NOT_ALLOWED_MESSAGE = "You do not have the appropriate capabilities to perform this action";
const PASSWORD_RESET_LIFETIME_SECONDS = 86_400;
const hashResetKey = (key: string): string => bytesToHex(sha256(utf8ToBytes(key)));

/** Creates the resolvers of the mutations that change accounts and the customer data of guests. */
export function createCustomerMutations(context: RequestContext) {
  const { engine } = context;
  return {
    updateCustomer: ({ input }: { readonly input: CustomerInput }) => updateCustomer(context, input),
    registerCustomer: ({ input }: { readonly input: RegisterInput }) => registerCustomer(context, input),
    updateUser: ({ input }: { readonly input: ProfileInput & { readonly id: string } }) => {
      const id = parseUserId(input.id);
      if (id === null || findUser(engine, id) === undefined) throw new UserError("The user ID passed is invalid");
      if (context.user?.id !== id && !canManageShop(context)) throw new UserError(NOT_ALLOWED_MESSAGE);
      const user = changeProfile(engine, findUser(engine, id) ?? throwMissingUser(), input);
      if (context.user?.id === id) {
        context.user = user;
        /** A new password invalidates the log-in cookie, so a new one is set. */
        if (input.password && context.access.cookieUserId === id)
          context.cookies.push(createLoginCookie(engine, user, true));
      }
      return { user: () => toUserView(context, user) };
    },
    deleteUser: ({ input }: { readonly input: { readonly id: string } }) => {
      const id = parseUserId(input.id);
      const user = id === null ? undefined : findUser(engine, id);
      const isCustomer = user?.roles.every((role) => role === "customer") ?? false;
      if (!user || !isCustomer || !canManageShop(context))
        throw new UserError("Sorry, you are not allowed to delete users.");
      deleteUser(engine, user);
      return { deletedId: toGlobalId("user", user.id), user: null };
    },
    sendPasswordResetEmail: ({ input }: { readonly input: { readonly username: string } }) => {
      const name = input.username.trim();
      if (name === "") throw new UserError("Enter a username or email address.");
      const id = findUserByName(engine, name) ?? findUserByEmail(engine, name);
      const user = id === undefined ? undefined : findUser(engine, id);
      if (user !== undefined) sendResetMail(engine, user);
      return { success: true, user: null };
    },
    resetUserPassword: ({ input }: { readonly input: ResetInput }) => resetPassword(engine, input),
    updateSession: ({
      input,
    }: {
      readonly input: { readonly sessionData?: Maybe<readonly { readonly key: string; readonly value: string }[]> };
    }) => {
      const session = requireSession(context);
      const entries = (input.sessionData ?? []).map(({ key, value }) => ({ key, value }));
      session.data = [
        ...session.data.filter((candidate) => !entries.some((newEntry) => newEntry.key === candidate.key)),
        ...entries,
      ];
      markSessionChanged(context);
      return { session: session.data, customer: () => toGuestView(context) };
    },
    forgetSession: () => {
      const session = requireSession(context);
      const data = session.data;
      context.session = createSession(engine, session.id);
      context.changed = true;
      return { session: data };
    },
  };
}

function updateCustomer(context: RequestContext, input: CustomerInput) {
  const { engine } = context;
  const session = requireSession(context);
  const id = input.id ? parseUserId(input.id) : null;
  if (id !== null && id !== context.user?.id) throw new UserError(NOT_ALLOWED_MESSAGE);
  const country = session.shipping.country;
  if (context.user !== null) context.user = changeProfile(engine, context.user, input, input);
  const { base } = engine.settings;
  if (input.billing)
    session.billing =
      context.user === null ? mergeAddress(session.billing, input.billing) : { ...context.user.billing };
  if (input.shipping)
    session.shipping =
      context.user === null ? mergeAddress(session.shipping, input.shipping) : { ...context.user.shipping };
  /** As recorded, nothing is copied: the shipping address is reset to the shop's own country. */
  if (input.shippingSameAsBilling && !input.shipping) session.shipping = { ...base };
  session.calculatedShipping = true;
  /** As recorded, the next query returns a total with the new country's shipping and the old one's tax. */
  if (session.shipping.country !== country && session.lines.length > 0)
    session.staleTotal = calculateCart(engine, session, country).total;
  markSessionChanged(context);
  return { customer: () => (context.user === null ? toGuestView(context) : toCustomerView(context, context.user)) };
}

function registerCustomer(context: RequestContext, input: RegisterInput) {
  const { engine } = context;
  const before = context.user;
  if (input.email && !isEmail(input.email)) throw new UserError("The email address you are trying to use is invalid");
  const user = createUser(engine, {
    ...input,
    billing: mergeAddress({}, input.billing ?? {}),
    shipping: mergeAddress({}, input.shipping ?? {}),
  });
  if (before !== null) return { customer: { id: toGlobalId("user", before.id) }, viewer: null };
  /** Without a log-in, the response contains only the new account's id. */
  if (!input.authenticate) return { customer: { id: toGlobalId("user", user.id) }, viewer: null };
  context.user = user;
  joinSession(context, user);
  return { customer: () => toCustomerView(context, user), viewer: () => toUserView(context, user) };
}

function resetPassword(engine: Engine, input: ResetInput) {
  if (!input.key) throw new UserError("A password reset key is required.");
  if (!input.password) throw new UserError("A new password is required.");
  const id = findUserByName(engine, input.login ?? "");
  const user = id === undefined ? undefined : findUser(engine, id);
  const isResetKeyValid =
    user?.resetKey && user.resetKey.expires > engine.now() && isSameText(user.resetKey.hash, hashResetKey(input.key));
  if (user === undefined || !isResetKeyValid) throw new UserError("Password reset link is invalid.");
  const changedUser: User = {
    ...user,
    resetKey: null,
    passwordHash: engine.passwords.hash(input.password, engine.token(32, "hex")),
  };
  saveUser(engine, changedUser);
  return { user: { id: toGlobalId("user", user.id), databaseId: user.id } };
}

const throwMissingUser = (): never => {
  throw new UserError("The user ID passed is invalid");
};

/** Parses an account id from a global or plain id. */
function parseUserId(id: string): number | null {
  if (/^\d+$/.test(id)) return Number(id);
  const parsedId = parseGlobalId(id);
  return parsedId !== null && /^\d+$/.test(parsedId.id) ? Number(parsedId.id) : null;
}

function changeProfile(engine: Engine, user: User, input: ProfileInput, addresses: CustomerInput = {}): User {
  const email = input.email ?? user.email;
  if (!isEmail(email)) throw new UserError("The email address you are trying to use is invalid");
  const owner = findUserByEmail(engine, email);
  if (owner !== undefined && owner !== user.id) throw new UserError("Sorry, that email address is already used!");
  const metaData = addresses.metaData ?? [];
  const updatedUser: User = {
    ...user,
    email,
    firstName: input.firstName ?? user.firstName,
    lastName: input.lastName ?? user.lastName,
    displayName: input.displayName ?? user.displayName,
    nickname: input.nickname ?? user.nickname,
    description: input.description ?? user.description,
    url: input.websiteUrl ?? user.url,
    locale: input.locale ?? user.locale,
    passwordHash: input.password ? engine.passwords.hash(input.password, engine.token(32, "hex")) : user.passwordHash,
    billing: addresses.billing ? mergeAddress(user.billing, addresses.billing) : user.billing,
    shipping: addresses.shipping ? mergeAddress(user.shipping, addresses.shipping) : user.shipping,
    metaData: [
      ...user.metaData.filter((candidate) => !metaData.some((other) => other.key === candidate.key)),
      ...metaData.map(({ key, value }) => ({ key, value })),
    ],
  };
  saveUser(engine, updatedUser);
  return updatedUser;
}

function sendResetMail(engine: Engine, user: User): void {
  const key = engine.token(20, "letters");
  saveUser(engine, {
    ...user,
    resetKey: { hash: hashResetKey(key), expires: engine.now() + PASSWORD_RESET_LIFETIME_SECONDS * 1000 },
  });
  const link = `${engine.frontUrl}/my-account/lost-password/?key=${key}&login=${encodeURIComponent(user.username)}`;
  engine.mailbox.send({
    to: user.email,
    subject: `Password Reset Request for ${engine.settings.title}`,
    sent: new Date(engine.now()).toISOString(),
    text: `Hi ${user.username},\n\nSomeone has requested a new password for the account ${user.username}.\nIf you did not, ignore this letter.\n\nTo choose a new password: ${link}`,
  });
}
