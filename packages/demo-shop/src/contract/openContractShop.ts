import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { catalogue } from "../catalogue/catalogue.ts";
import { startShop } from "../node/startShop.ts";

/** Shop that the contract tests run against, with its test accounts and products. */
export interface ContractShop {
  readonly url: string;
  /** Coupon of about ten percent without conditions; null skips the coupon tests. */
  readonly coupon: string | null;
  /** Customer account; null skips the account tests. */
  readonly account: { readonly login: string; readonly password: string } | null;
  /** Account of a shop manager, for tests that read and change orders; null skips them. */
  readonly shopManager: { readonly login: string; readonly password: string } | null;
  /** Whether tests may place orders, which remain in a live shop. */
  readonly placesOrders: boolean;
  readonly close: () => Promise<void>;
}

/**
 * Connects to the shop at the URL in `CONTRACT_URL`, or starts an embedded shop if the variable is not set. Other
 * variables starting with `CONTRACT_` set the coupon and the accounts that the tests use, and whether the tests may
 * place orders.
 */
export async function openContractShop(): Promise<ContractShop> {
  const env = (name: string) => process.env[name] || null;
  const url = env("CONTRACT_URL");
  const readAccount = (login: string | null, password: string | null) =>
    login !== null && password !== null ? { login, password } : null;
  if (url !== null) {
    const account = readAccount(env("CONTRACT_LOGIN"), env("CONTRACT_PASSWORD"));
    const shopManager = readAccount(env("CONTRACT_KEEPER"), env("CONTRACT_KEEPER_PASSWORD"));
    return {
      url,
      coupon: env("CONTRACT_COUPON"),
      account,
      shopManager,
      placesOrders: env("CONTRACT_ORDERS") === "yes",
      close: () => Promise.resolve(),
    };
  }
  const folder = mkdtempSync(join(tmpdir(), "rewire-contract-"));
  const runningShop = await startShop({ catalogue, port: 0, dataDir: folder, onError: () => undefined });
  return {
    url: `${runningShop.url}/graphql`,
    coupon: "save10",
    account: { login: "maria", password: "maria-likes-tea" },
    shopManager: { login: "keeper", password: "keeper-of-the-shop" },
    placesOrders: true,
    close: async () => {
      await runningShop.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
