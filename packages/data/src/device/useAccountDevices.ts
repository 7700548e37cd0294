import {
  failed,
  mergeDevices,
  mergeGuestDevices,
  ok,
  parseDevices,
  stringifyDevices,
  type AccountFailure,
  type OwnedDevices,
  type Result,
} from "@rewire/domain";
import { useCallback } from "react";
import { toShopFailure } from "../failure/toShopFailure.ts";
import { GetDevicesDocument, KeepDevicesDocument, type CustomerDevicesFragment } from "../gql/graphql.ts";
import { useShopConnection } from "../client/ShopConnection.ts";
import { toAccountFailure } from "../failure/narrowFailure.ts";

/** List of devices stored in a browser, with the id of the customer to whom it belongs. */
export interface DeviceList {
  /** Customer's database id in the shop; null for a guest. */
  readonly owner: number | null;
  readonly devices: OwnedDevices;
}

/** Result of `useAccountDevices`: the function that merges this browser's devices into the account's. */
export interface UseAccountDevicesResult {
  /**
   * Merges this browser's devices with the account's and saves the result in the account: a guest's are added, and the
   * changes of a copy of the account's own are applied. Resolves with the merged list; fails with `notAllowed` for a
   * guest, and ignores the local list when it belongs to another customer.
   */
  readonly mergeIntoAccountDevices: (browserDevices: DeviceList) => Promise<Result<DeviceList, AccountFailure>>;
}

/**
 * Returns a function that merges the devices stored in this browser into the customer's list, which the shop stores in
 * the customer's meta data.
 */
export function useAccountDevices(): UseAccountDevicesResult {
  const { apollo } = useShopConnection();

  const mergeIntoAccountDevices = useCallback<UseAccountDevicesResult["mergeIntoAccountDevices"]>(
    async (browserDevices) => {
      try {
        const { data } = await apollo.query({ query: GetDevicesDocument, fetchPolicy: "no-cache" });
        const owner = data?.viewer?.databaseId;
        if (!owner) return failed({ kind: "notAllowed" });
        const accountDevices = toOwnedDevices(data.customer);
        const mergedDevices = mergeLists(accountDevices, browserDevices, owner);
        const devices = stringifyDevices(mergedDevices);
        if (devices !== stringifyDevices(accountDevices))
          await apollo.mutate({ mutation: KeepDevicesDocument, variables: { devices }, fetchPolicy: "no-cache" });
        return ok({ owner, devices: mergedDevices });
      } catch (error) {
        return failed(toAccountFailure(toShopFailure(error instanceof Error ? error : new Error(String(error)))));
      }
    },
    [apollo],
  );

  return { mergeIntoAccountDevices };
}

function mergeLists(account: OwnedDevices, browserDevices: DeviceList, owner: number): OwnedDevices {
  if (browserDevices.owner === null) return mergeGuestDevices(account, browserDevices.devices);
  return browserDevices.owner === owner ? mergeDevices(account, browserDevices.devices) : account;
}

const toOwnedDevices = (customer: CustomerDevicesFragment | null | undefined): OwnedDevices =>
  parseDevices(customer?.metaData?.find((entry) => entry?.key === "rewire_devices")?.value);
