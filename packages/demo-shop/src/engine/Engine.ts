import type { GraphQLSchema } from "graphql";
import type { Passwords } from "./passwords.ts";
import type { Mailbox } from "./Mailbox.ts";
import type { CardPayments } from "./CardPayments.ts";
import type { CatalogueIndex } from "./CatalogueIndex.ts";
import type { EditableCatalogue } from "./createEditableCatalogue.ts";
import type { ShopSettings } from "../settings/ShopSettings.ts";
import type { ShopDatabase } from "../database/ShopDatabase.ts";

/** Dependencies of all parts of the shop: data, settings, clock, randomness, storage and external services. */
export interface Engine {
  readonly schema: GraphQLSchema;
  readonly settings: ShopSettings;
  readonly catalogue: CatalogueIndex;
  /** Editor of the catalogue. */
  readonly edits: EditableCatalogue;
  readonly database: ShopDatabase;
  /** Clock in Unix milliseconds. */
  readonly now: () => number;
  /** Random source from 0 to below 1. */
  readonly random: () => number;
  /** Generates a random name of `length` letters of an alphabet. */
  readonly token: (length: number, alphabet?: "hex" | "letters") => string;
  readonly siteUrl: string;
  /** Base URL of the pictures, without a trailing slash; usually on the shop's host. */
  readonly pictureBaseUrl: string;
  /** URL of the storefront, for links in e-mails and the return from a payment page. */
  readonly frontUrl: string;
  readonly secret: string;
  readonly passwords: Passwords;
  readonly mailbox: Mailbox;
  readonly cards: CardPayments;
  /**
   * Called with a product or variation that was saved, or whose stock has changed; possibly within a transaction.
   * @param id Database id
   */
  readonly productSaved: (id: number) => void;
}

/** Reserves the next number of a series and returns it. The series starts at `first`. */
export function getNextSeriesNumber(engine: Engine, series: string, first: number): number {
  const number = engine.database.read("counter", series) ?? first;
  engine.database.write("counter", series, number + 1);
  return number;
}

/** Returns the current time of the shop's clock in Unix seconds. */
export const getUnixSeconds = (engine: Engine): number => Math.floor(engine.now() / 1000);
