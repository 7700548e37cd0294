import type { ShopResponse } from "../server/shopClient.ts";

/** An operation as a browser sends it. */
export interface AskedOperation {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

type Answer = ShopResponse<Record<string, unknown>>;
type Ask = (operationName: string, variables: AskedOperation["variables"]) => Promise<Answer>;

/** What the gateway does around single operations of an account: a new one is logged in, a new password or e-mail address asks for the current password, and a change of an account for a log-in. */
export async function requestAsGateway(
  ask: Ask,
  operationName: string,
  variables: AskedOperation["variables"],
): Promise<Answer> {
  const input = (variables["input"] ?? {}) as Readonly<Record<string, unknown>>;
  const logIn = (login: unknown, password: unknown) =>
    ask("loginWithCookies", { input: { login, password, rememberMe: true } });

  if (operationName === "registerCustomer") {
    const answer = await ask(operationName, variables);
    if (answer.errors.length === 0) await logIn(input["username"] ?? input["email"], input["password"]);
    return answer;
  }
  const { currentPassword, requiresLogIn, ...shopVariables } = variables;
  if (requiresLogIn) {
    const { data, ...answer } = await ask("getCart", {});
    const error = { message: "Please log in first.", extensions: { kind: "notAllowed" } };
    if (data?.["viewer"] === null) return { ...answer, data: { [operationName]: null }, errors: [error] };
  }
  const isProved =
    operationName === "updateUser"
      ? input["password"] !== undefined
      : operationName === "updateCustomer" && input["email"] !== undefined;
  if (isProved) {
    const { data } = await ask("getCart", {});
    const { username } = (data?.["viewer"] ?? {}) as { username?: string };
    const proof = await logIn(username, currentPassword);
    if (proof.errors.length > 0) return { ...proof, data: { [operationName]: null } };
  }
  return ask(operationName, shopVariables);
}
