import type { ShopClient } from "@rewire/data/server";
import type { Logins } from "../../shop/authentication/createLogins.ts";
import type { LogInStrategy } from "../../shop/authentication/LogIn.ts";
import type { LogInMonitor } from "../../shop/authentication/createLogInMonitor.ts";
import type { AllowedOperation } from "../../shop/operations/allowedOperations.ts";
import type { SessionCookies } from "../../shop/session/createSessionCookies.ts";
import type { ShopSessions } from "../../shop/session/createShopSessions.ts";
import type { Queue } from "../../storage/createQueue.ts";
import type { Limits } from "../../storage/limits/createLimits.ts";
import type { Log } from "../../log/createLog.ts";
import type { ValidatePassword } from "./createPasswordValidator.ts";

/** Dependencies of the account operations. */
export interface AccountDependencies {
  readonly shop: ShopClient;
  readonly operations: ReadonlyMap<string, AllowedOperation>;
  readonly strategy: LogInStrategy;
  readonly shopSessions: ShopSessions;
  readonly logins: Logins;
  readonly cookies: SessionCookies;
  readonly queue: Queue;
  readonly log: Log;
  readonly limits: Limits;
  readonly logInMonitor: LogInMonitor;
  readonly validatePassword: ValidatePassword;
  /** Whether responses must not reveal whether an account exists. */
  readonly isPrivate: boolean;
}
