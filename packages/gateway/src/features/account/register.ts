import { toFailure, type ShopClient, type ShopError } from "@rewire/data/server";
import type { AllowedOperation } from "../../shop/operations/allowedOperations.ts";
import { HttpError } from "../../http/HttpError.ts";
import { readVariables } from "../../shop/operations/variableSchemas.ts";
import { normalizeAccountName } from "../../storage/limits/accountName.ts";
import { SHARED_KEY, type Limits } from "../../storage/limits/createLimits.ts";
import {
  omitNullFields,
  sendOperationWithoutSession,
  type AccountResponse,
  type AccountRequest,
} from "./AccountRequest.ts";
import type { EnteredCredentials } from "../../shop/authentication/LogIn.ts";
import type { ValidatePassword } from "./createPasswordValidator.ts";
import { requireLogIn, type LogInMonitor } from "../../shop/authentication/createLogInMonitor.ts";

interface RegisterDependencies {
  readonly shop: ShopClient;
  readonly operations: ReadonlyMap<string, AllowedOperation>;
  readonly limits: Limits;
  readonly logInMonitor: LogInMonitor;
  readonly validatePassword: ValidatePassword;
  /** Whether responses must not reveal whether an account exists. */
  readonly isPrivate: boolean;
  /** Logs in a newly created account; resolves with the errors, empty on success. */
  readonly logInToAccount: (
    request: AccountRequest,
    enteredCredentials: EnteredCredentials,
  ) => Promise<readonly ShopError[]>;
}

/** Response to a registration that only confirms that an e-mail follows. */
const neutralResponse: AccountResponse = {
  data: { registerCustomer: { __typename: "RegisterCustomerPayload", customer: null } },
  errors: [],
};

/**
 * Creates the registration operation. Normally it also logs the new customer in. If `isPrivate` is set, it does not,
 * and its response does not reveal whether the account already existed; the owner of the address learns this by e-mail.
 *
 * @throws HttpError 422 `logInUnavailable` if the shop does not support log-in
 */
export function createRegistration({
  shop,
  operations,
  limits,
  logInMonitor,
  validatePassword,
  isPrivate,
  logInToAccount,
}: RegisterDependencies) {
  const limit = limits.registration;
  type Input = Record<string, unknown> & { readonly email: string };

  const registerPrivately = async (request: AccountRequest, input: Input): Promise<AccountResponse> => {
    const response = await sendOperationWithoutSession(shop, request.operation, input);
    const [kind] = response.errors.map(({ message }) => toFailure(message).kind);
    // The shop generates another user name and states it in its e-mail.
    if (kind === "usernameTaken" && "username" in input) {
      const { username: _username, ...inputWithoutName } = input;
      return registerPrivately(request, inputWithoutName);
    }
    if (kind === "emailTaken") {
      const resetMailOperation = operations.get("sendPasswordResetEmail");
      if (resetMailOperation) await sendOperationWithoutSession(shop, resetMailOperation, { username: input.email });
      return neutralResponse;
    }
    return response.errors.length > 0 ? response : neutralResponse;
  };

  const openAccount = async (
    request: AccountRequest,
    input: Input,
    enteredCredentials: EnteredCredentials,
  ): Promise<AccountResponse> => {
    const { data, errors } = await sendOperationWithoutSession(shop, request.operation, input);
    if (errors.length > 0 || !data?.["registerCustomer"]) return { data, errors };
    const logInErrors = await logInToAccount(request, enteredCredentials);
    if (logInErrors.length > 0) {
      throw new HttpError(502, "Your credentials are correct, but there was an error logging in.", "logInLost");
    }
    return { data, errors };
  };

  return async (request: AccountRequest): Promise<AccountResponse> => {
    const { input } = readVariables("registerCustomer", request.variables);
    const [username, email] = [input.username?.trim() ?? "", input.email.trim()];
    const password = validatePassword(input.password, [username, email]);
    const registration = { ...omitNullFields({ ...input, username: username || null }), email };
    const keys = { address: request.address, recipient: normalizeAccountName(email), sum: SHARED_KEY };
    return limit.make(keys, async () => {
      await requireLogIn(logInMonitor);
      const value = isPrivate
        ? await registerPrivately(request, registration)
        : await openAccount(request, registration, { login: username || email, password, rememberMe: true });
      return { value, counts: true };
    });
  };
}
