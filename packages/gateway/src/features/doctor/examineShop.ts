import { createShopClient, fetchSiteUrl, type ShopClient } from "@rewire/data/server";
import { listSheetAttributes } from "@rewire/domain";
import type { GatewayConfig } from "../../config/GatewayConfig.ts";
import { silentLog } from "../../log/createLog.ts";
import { createPictureHosts } from "../../shop/pictures/createPictureHosts.ts";
import { createPublicFetch } from "../../http/createPublicFetch.ts";
import { createServiceAccount } from "../../shop/createServiceAccount.ts";
import type { DoctorReport } from "./CheckResult.ts";
import { runChecks } from "./checks.ts";
import { examineEndpoint } from "./checks/endpointChecks.ts";
import { probeContentPages } from "./probes/probeContentPages.ts";
import { probeSample } from "./probes/probeSample.ts";
import { probeSchema } from "./probes/probeSchema.ts";
import { probeService } from "./probes/probeService.ts";
import { probeSession } from "./probes/probeSession.ts";
import { probeSite } from "./probes/probeSite.ts";
import { findSchemaDifferences } from "./probes/findSchemaDifferences.ts";
import { probeStripe } from "./probes/probeStripe.ts";
import { createResponseMonitor, type ResponseMonitor } from "./probes/createResponseMonitor.ts";
import type { ProbeResult, EndpointFacts, ProbedCatalogue, ShopFacts } from "./ShopFacts.ts";

/** Dependencies of {@link examineShop}. */
export interface ExamineOptions {
  readonly config: GatewayConfig;
  readonly fetch: typeof globalThis.fetch;
  /** Fetches pictures from further hosts. @default a fetch restricted to public addresses */
  readonly publicFetch?: typeof globalThis.fetch | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Monotonic clock in milliseconds. */
  readonly monotonicNow: () => number;
  /** Reads the state of the catalogue. */
  readonly readCatalogue: (client: ShopClient) => Promise<ProbedCatalogue>;
  /** Sends a message to the storefront's webhook. */
  readonly probeWebhook: () => Promise<ProbeResult>;
}

/** Number of times that the smallest query is sent. */
const TIMED_REQUEST_COUNT = 3;

async function probeEndpoint(client: ShopClient, responseMonitor: ResponseMonitor): Promise<EndpointFacts> {
  const timesMs: number[] = [];
  let failure: string | null = null;
  try {
    for (let requestNumber = 0; requestNumber < TIMED_REQUEST_COUNT; requestNumber++) {
      await client.send({ query: "query doctor { __typename }" });
      timesMs.push(responseMonitor.durationMs());
    }
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  return {
    failure,
    status: responseMonitor.status(),
    strayOutput: responseMonitor.strayOutput(),
    timesMs,
    clockOffsetMs: responseMonitor.clockOffsetMs(),
  };
}

/**
 * Examines a shop with sequential requests, without changing persistent data. Never throws: if the shop is unreachable,
 * the report says so.
 */
export async function examineShop(options: ExamineOptions): Promise<DoctorReport> {
  const { config, now } = options;
  const { shop, limits, settings } = config;
  const responseMonitor = createResponseMonitor({ ...options, maxBytes: limits.shopResponseBytes });
  const client = createShopClient({
    url: shop.url,
    currency: settings.shop.currency,
    energyAttribute: config.catalogue.ecodesignAttributes.energyClass,
    sheetAttributes: listSheetAttributes(config.catalogue.ecodesignAttributes),
    fetch: responseMonitor.fetch,
    timeoutMs: limits.shopTimeoutMs,
    maxResponseBytes: limits.shopResponseBytes,
    log: () => undefined,
  });
  const report = { url: shop.url, examinedAt: now() };
  const createUnreachableReport = (endpoint: EndpointFacts): DoctorReport => {
    const result = { id: "reachable", isVital: true, ...examineEndpoint(endpoint) };
    return { ...report, isReachable: false, results: [result] };
  };
  const endpoint = await probeEndpoint(client, responseMonitor);
  if (endpoint.failure !== null) return createUnreachableReport(endpoint);
  try {
    return {
      ...report,
      isReachable: true,
      results: runChecks(await collectFacts(options, client, responseMonitor, endpoint), config),
    };
  } catch (error) {
    // The shop stopped responding during the examination.
    return createUnreachableReport({
      ...endpoint,
      status: responseMonitor.status(),
      failure: error instanceof Error ? error.message : String(error),
    });
  }
}

async function collectFacts(
  { config, fetch, publicFetch = createPublicFetch(), now, monotonicNow, readCatalogue, probeWebhook }: ExamineOptions,
  client: ShopClient,
  responseMonitor: ResponseMonitor,
  endpoint: EndpointFacts,
): Promise<ShopFacts> {
  const { shop, limits, settings, serviceAccount } = config;
  const shopUrl = new URL(shop.url);
  const timeoutMs = limits.shopTimeoutMs;
  const session = await probeSession(client);
  const issueTimeOffset = session.issuedAt === null ? null : session.issuedAt - now();
  const account =
    serviceAccount &&
    createServiceAccount({
      ...serviceAccount,
      url: shop.url,
      currency: settings.shop.currency,
      timeoutMs,
      fetch: responseMonitor.fetch,
    });
  const service = await probeService(account);
  let probedSchema = await probeSchema(client);
  // Administrators always receive it.
  if (!probedSchema.schema && account && service.state === "loggedIn") {
    const response = await account.sendRequest(probeSchema);
    if (response.schema) probedSchema = response;
  }
  const site = await probeSite({ client, shopUrl, fetch, timeoutMs });
  const catalogue = await readCatalogue(client);
  const problems = catalogue.state === "read" ? catalogue.problems : [];
  const omittedProducts = problems.filter(({ isShown }) => !isShown).map(({ id }) => id);
  const hosts = createPictureHosts({
    shopUrl,
    named: shop.pictureHosts,
    readSiteUrl: () => fetchSiteUrl(client),
    log: silentLog,
    now: monotonicNow,
  });
  const pictureHosts = await hosts.all();
  const sampleOptions = { client, shopUrl, fetch, publicFetch, pictureHosts, timeoutMs, exclude: omittedProducts };
  const sampleFacts = await probeSample(sampleOptions);
  return {
    endpoint: {
      ...endpoint,
      strayOutput: responseMonitor.strayOutput(),
      clockOffsetMs: endpoint.clockOffsetMs ?? issueTimeOffset,
    },
    schema: probedSchema.schema
      ? { differences: findSchemaDifferences(probedSchema.schema, config) }
      : { differences: null, reason: probedSchema.reason },
    session,
    site,
    contentPages: await probeContentPages(client, config.contentPages),
    service,
    catalogue,
    sample: sampleFacts,
    stripe: await probeStripe(config, fetch),
    webhook: await probeWebhook(),
  };
}
