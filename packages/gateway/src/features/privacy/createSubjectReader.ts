import { fetchOwnRecords, type OwnRecords, type SendAsCustomer, type ShopClient } from "@rewire/data/server";
import type { Logins } from "../../shop/authentication/createLogins.ts";
import type { LogIn } from "../../shop/authentication/LogIn.ts";
import type { ShopSessions } from "../../shop/session/createShopSessions.ts";
import type { DataSubject } from "./PersonalDataSource.ts";
import type { PrivacyRefusal } from "./PrivacyService.ts";

interface SubjectReaderOptions {
  readonly logins: Pick<Logins, "find">;
  readonly shopSessions: ShopSessions;
  readonly shop: ShopClient;
}

/** Creates the function that reads who is logged in, with the e-mail address that the shop has. */
export function createSubjectReader({ logins, shopSessions, shop }: SubjectReaderOptions) {
  return async (
    request: Request,
  ): Promise<
    { subject: DataSubject; records: OwnRecords; logIn: LogIn; sendAsCustomer: SendAsCustomer } | PrivacyRefusal
  > => {
    const logIn = await logins.find(request);
    if (!logIn) return { kind: "loggedOut" };
    // Without a session, because the token in the response could not be stored in a cookie.
    const sendAsCustomer: SendAsCustomer = async (operation) =>
      (
        await shopSessions.sendRequest(
          { token: null, binding: null, logIn },
          (options) => shop.send(operation, options),
          {
            isMutation: false,
            comesAfterChanges: true,
          },
        )
      ).response;
    const records = await fetchOwnRecords(sendAsCustomer, shop.currency).catch(() => null);
    if (!records || records.customer.id !== logIn.userId) return { kind: "unavailable" };
    const { email } = records.customer;
    const subject = { customerId: logIn.userId, username: logIn.username, email: email.trim().toLowerCase() };
    return { subject, records, logIn, sendAsCustomer };
  };
}
