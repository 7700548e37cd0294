import { toCustomerView } from "./toCustomerView.ts";
import { findUser, findUserByEmail, findUserByName, isPasswordCorrect } from "../users/users.ts";
import type { User } from "../records/User.ts";
import { toUserView } from "./toUserView.ts";
import { getUnixSeconds, type Engine } from "../engine/Engine.ts";
import { joinSession, createSessionToken, type RequestContext } from "../session/RequestContext.ts";
import { MaskedError, UserError } from "../wordpress/UserError.ts";
import { readToken, signToken } from "../access/jwt.ts";
import { createLoginCookie, createLogoutCookie } from "../access/createLoginCookie.ts";

const AUTH_TOKEN_LIFETIME_SECONDS = 300;
const REFRESH_TOKEN_LIFETIME_SECONDS = 1_209_600;

/**
 * Creates the resolvers of the log-in and log-out mutations. They use cookies or, if the plugin is enabled, the tokens
 * of Headless Login.
 */
export function createLoginMutations(context: RequestContext) {
  return context.engine.settings.headlessLogin ? createTokenMutations(context) : createCookieMutations(context);
}

function createCookieMutations(context: RequestContext) {
  const { engine } = context;
  return {
    /** Returns neither a user nor a token; errors are WordPress's plain codes. */
    loginWithCookies: ({
      input,
    }: {
      readonly input: { readonly login: string; readonly password: string; readonly rememberMe?: boolean | null };
    }) => {
      const { login, password } = input;
      if (login === "") throw new UserError("empty_username");
      if (password === "") throw new UserError("empty_password");
      const user = findUserByLogin(engine, login);
      if (user === undefined) throw new UserError(login.includes("@") ? "invalid_email" : "invalid_username");
      if (!isPasswordCorrect(engine, user, password)) throw new UserError("incorrect_password");
      context.cookies.push(createLoginCookie(engine, user, input.rememberMe ?? false));
      return { status: "SUCCESS" };
    },
    logout: () => {
      context.cookies.push(createLogoutCookie(engine));
      return { status: "SUCCESS" };
    },
  };
}

interface LoginInput {
  readonly provider: string;
  readonly credentials?: { readonly username: string; readonly password: string } | null;
}

function createTokenMutations(context: RequestContext) {
  const { engine } = context;
  const token = (user: User, kind: "auth" | "refresh", lifetimeSeconds: number) => {
    const issuedAt = getUnixSeconds(engine);
    return signToken(
      {
        iss: engine.siteUrl,
        iat: issuedAt,
        nbf: issuedAt,
        exp: issuedAt + lifetimeSeconds,
        data: { user: String(user.id), kind },
      },
      engine.secret,
    );
  };
  const formatExpiry = (lifetimeSeconds: number) => String(getUnixSeconds(engine) + lifetimeSeconds);
  return {
    login: ({ input }: { readonly input: LoginInput }) => {
      if (input.provider !== "PASSWORD") throw new MaskedError("This provider is off");
      if (!input.credentials)
        throw new UserError("The PASSWORD provider requires the use of the `credentials` input arg.");
      const { username, password } = input.credentials;
      if (context.user !== null) throw new UserError("You are already logged in.");
      if (username === "" || password === "") throw new UserError("Missing username or password.");
      const user = findUserByLogin(engine, username);
      if (user === undefined || !isPasswordCorrect(engine, user, password))
        throw new UserError("The user could not be logged in.");
      context.user = user;
      context.fault = null;
      joinSession(context, user);
      return {
        authToken: token(user, "auth", AUTH_TOKEN_LIFETIME_SECONDS),
        authTokenExpiration: formatExpiry(AUTH_TOKEN_LIFETIME_SECONDS),
        refreshToken: token(user, "refresh", REFRESH_TOKEN_LIFETIME_SECONDS),
        refreshTokenExpiration: formatExpiry(REFRESH_TOKEN_LIFETIME_SECONDS),
        sessionToken: () => createSessionToken(engine, context.session),
        wooSessionToken: () => createSessionToken(engine, context.session),
        user: () => toUserView(context, user),
        customer: () => toCustomerView(context, user),
      };
    },
    refreshToken: ({ input }: { readonly input: { readonly refreshToken: string } }) => {
      const payload = readToken(input.refreshToken, engine.secret, engine.siteUrl, getUnixSeconds(engine));
      const isRefresh = typeof payload !== "string" && payload.data["kind"] === "refresh";
      const user = isRefresh ? findUser(engine, Number(payload.data["user"])) : undefined;
      if (user === undefined) {
        context.forbidden = true;
        return { authToken: null, authTokenExpiration: null, success: false };
      }
      return {
        authToken: token(user, "auth", AUTH_TOKEN_LIFETIME_SECONDS),
        authTokenExpiration: formatExpiry(AUTH_TOKEN_LIFETIME_SECONDS),
        success: true,
      };
    },
    /** The token remains valid until it expires; a guest gets null. */
    logout: () => ({ success: context.user === null ? null : true }),
  };
}

function findUserByLogin(engine: Engine, login: string): User | undefined {
  const id = findUserByName(engine, login) ?? findUserByEmail(engine, login);
  return id === undefined ? undefined : findUser(engine, id);
}
