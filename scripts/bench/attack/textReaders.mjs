// Functions that parse a text of a shop or a visitor, by file and purpose.
import { indexTextReaders } from "@rewire/catalogue-index/testing";
import { dataTextReaders } from "@rewire/data/text-readers";
import { shopTextReaders } from "@rewire/demo-shop/text-readers";
import { domainTextReaders } from "@rewire/domain/testing";
import { gatewayTextReaders } from "@rewire/gateway/text-readers";
import { uiTextReaders } from "@rewire/ui/text-readers";
import { deferModuleScripts } from "@rewire/platform/early";
import { parseCardIds } from "../../../apps/storefront/app/loaders/cards.ts";
import { detectLocale } from "../../../apps/storefront/app/i18n/detectLocale.server.ts";
import { toPagePath } from "../../../apps/storefront/server/pagePath.ts";

/** Headers contain bytes: characters that are not allowed in headers are removed. */
const header = (text) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "");
const requestWith = (headers) => new Request("http://shop.example/", { headers });

const storefrontReaders = {
  "language of a browser": (text) => detectLocale(requestWith({ "accept-language": header(text) })),
  "cookie of the language": (text) => detectLocale(requestWith({ cookie: header(text) })),
  "path of a page": toPagePath,
  "ids of cards": parseCardIds,
  "page as it is sent": deferModuleScripts,
};

/** @type {readonly (readonly [name: string, read: (text: string) => unknown])[]} */
export const textReaders = Object.entries({
  domain: domainTextReaders,
  "catalogue index": indexTextReaders,
  data: dataTextReaders,
  gateway: gatewayTextReaders,
  ui: uiTextReaders,
  storefront: storefrontReaders,
  "embedded shop": shopTextReaders,
}).flatMap(([place, readers]) => Object.entries(readers).map(([name, read]) => [`${place}: ${name}`, read]));

/** CPU time of this thread in milliseconds, which is independent of other load on the machine. */
export const worked = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** CPU time of a function for a text, in milliseconds. The function may throw. */
export function timeOf(read, text) {
  const started = worked();
  try {
    read(text);
  } catch {
    // A rejection is a valid result.
  }
  return worked() - started;
}

/** Minimum of several runs in milliseconds, because interference only makes a run longer. */
export const bestOf = (read, text, runs = 3) => Math.min(...Array.from({ length: runs }, () => timeOf(read, text)));
