import { BlockList, isIP } from "node:net";
import * as v from "valibot";
import { addNetwork, type ProxyTrust } from "../proxyTrust.ts";
import { isPublicHost } from "../isPublicHost.ts";
import type { Secrets } from "../secrets.ts";
import { booleanSchema } from "./basicValues.ts";
import { createEntriesSchema, createParseAction, createValueSchema, type ValueSchema } from "./valueSchema.ts";

const MAX_PROXY_HOPS = 10;

/** Schema of the trusted proxies: true for the nearest one, their number, or a list of addresses and networks. */
export const proxyTrustSchema: ValueSchema<ProxyTrust> = createValueSchema<ProxyTrust>(
  `true or false, a number of proxies from 0 to ${MAX_PROXY_HOPS}, ` +
    "or addresses and networks separated by commas, such as 10.0.0.0/8",
  v.union([
    booleanSchema,
    v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), v.maxValue(MAX_PROXY_HOPS)),
    createEntriesSchema(
      ",",
      v.pipe(
        v.string(),
        v.check((networkText) => addNetwork(new BlockList(), networkText)),
      ),
    ),
  ]),
);

const hostNameSchema = v.pipe(
  v.string(),
  v.regex(/^[\w.:[\]-]+$/),
  createParseAction((entry) => URL.parse(`http://${entry}`)?.host.replace(/:443$/, "") || undefined),
);

/** Schema of a list of host names, each with its port unless it is the default port. */
export const hostNamesSchema: ValueSchema<readonly string[]> = createValueSchema(
  "names of hosts separated by commas, such as shop.example,www.shop.example:8443",
  v.pipe(
    createEntriesSchema(",", hostNameSchema),
    v.transform((hosts) => [...new Set(hosts)]),
  ),
);

/** Schema of a list of public host names, without ports. */
export const publicHostsSchema: ValueSchema<readonly string[]> = createValueSchema(
  "names of public hosts separated by commas, without ports, such as cdn.shop.example,images.shop.example",
  v.pipe(
    hostNamesSchema,
    v.check((hosts) => hosts.every(isPublicHost)),
  ),
);

/**
 * Schema of an IP address to listen on. Names are not resolved, because some shells set `HOST` to the name of the
 * machine.
 */
export const listenAddressSchema: ValueSchema<string> = createValueSchema(
  "an IP address to listen on, such as 127.0.0.1, 0.0.0.0 or ::, or localhost",
  v.pipe(
    v.string(),
    v.check((text) => text === "localhost" || isIP(text) !== 0),
  ),
);

/** Schema of a list of easily guessed words that a password must not consist of. */
export const passwordWordsSchema: ValueSchema<readonly string[]> = createValueSchema(
  "names of four letters or more separated by commas, such as Nordlys,Repair House",
  createEntriesSchema(",", v.pipe(v.string(), v.regex(/^.{0,100}$/), v.regex(/(?:\p{L}\P{L}*){4}/u))),
);

const MIN_SECRET_LENGTH = 32;
const encryptionSecretSchema = v.pipe(v.string(), v.minLength(MIN_SECRET_LENGTH));

/** Schema of one secret, or of the new and the previous secret, separated by a comma. */
export const secretPairSchema: ValueSchema<Secrets> = createValueSchema<Secrets>(
  `at least ${MIN_SECRET_LENGTH} characters, or two such secrets separated by a comma, the new one first`,
  v.pipe(
    createEntriesSchema(",", v.string()),
    v.union([
      v.strictTuple([encryptionSecretSchema]),
      v.pipe(
        v.strictTuple([encryptionSecretSchema, encryptionSecretSchema]),
        v.check(([current, previous]) => current !== previous),
      ),
    ]),
  ),
);
