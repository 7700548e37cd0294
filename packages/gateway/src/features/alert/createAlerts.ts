import {
  checkAlertRequest,
  findAlertState,
  type AlertRequestResult,
  type AlertState,
  type ProductDetail,
  type ReadFailure,
  type Result,
} from "@rewire/domain";
import type { Log } from "../../log/createLog.ts";
import type { AttemptLimit } from "../../storage/limits/createAttemptLimit.ts";
import { SHARED_KEY } from "../../storage/limits/createLimits.ts";
import { toTooManyResult } from "../../storage/limits/toTooManyResult.ts";
import type { AlertRecord, AlertRequestRecord, ProductAlerts } from "./alertRecord.ts";
import type { AlertRequest, AlertService, AlertView } from "./AlertService.ts";
import { createAlertId, parseProductId, type AlertKeys } from "./createAlertKeys.ts";
import type { AlertMails } from "./createAlertMails.ts";
import type { AlertStore } from "./createAlertStore.ts";
import { ALERT_LIFETIME_MS } from "./createAlertWatch.ts";

export interface AlertsOptions {
  readonly isOffered: boolean;
  readonly store: AlertStore;
  readonly mails: AlertMails;
  readonly keys: AlertKeys;
  readonly limit: AttemptLimit<"address" | "recipient" | "sum">;
  /** Returns a product, possibly from a cache. */
  readonly product: (slug: string) => Promise<Result<ProductDetail, ReadFailure>>;
  /** Looks at a product without waiting. */
  readonly note: (productIds: readonly number[]) => void;
  readonly currency: string;
  /** Current time in ms. */
  readonly now: () => number;
  readonly log: Log;
}

/** Maximum number of alerts of an address, and of a product: more come from no reader, or fill the store. */
const MAX_ALERTS_OF_ADDRESS = 50;
const MAX_ALERTS_OF_PRODUCT = 2000;

/** Creates the service with which visitors request, confirm and end alerts. */
export function createAlerts(options: AlertsOptions): AlertService {
  const { isOffered, store, keys, note } = options;
  const readProductId = (id: string, key: string) => (keys.isKeyOf(key, id) ? parseProductId(id) : null);

  return {
    isOffered,
    request: (request, clientAddress) => requestAlert(request, clientAddress, options),
    async open(id, key) {
      const productId = readProductId(id, key);
      if (productId === null) return null;
      const record = await store.read(productId);
      const alert = record?.alerts.find((candidate) => candidate.id === id);
      if (record && alert) return toView(record, alert, options);
      const request = await store.request(id);
      return request && { ...toView(request, { ...request, since: 0 }, options), since: null };
    },
    async confirm(id, key) {
      const productId = readProductId(id, key);
      if (productId === null) return "missing";
      const confirmation = await store.runExclusively(productId, () => confirmLockedRequest(id, productId, options));
      // What the reader waits for may have happened since the request.
      if (confirmation === "active") note([productId]);
      return confirmation;
    },
    async end(id, key) {
      const productId = readProductId(id, key);
      return productId !== null && endAlert(id, productId, options);
    },
    alertsOf: (email) => listAlerts(email, options),
    async endAllOf(email) {
      const ids = await store.idsOf(email);
      let count = 0;
      for (const id of ids) if (await endAlert(id, parseProductId(id) ?? 0, options)) count += 1;
      return count;
    },
  };
}

async function requestAlert(
  { fields, slug: requestedSlug, locale, origin }: AlertRequest,
  clientAddress: string,
  { isOffered, store, mails, limit, product: findProduct, currency, log }: AlertsOptions,
): Promise<AlertRequestResult> {
  if (!isOffered) return { kind: "unavailable" };
  const productResult = await findProduct(requestedSlug);
  if (!productResult.ok && productResult.error.kind !== "notFound") return { kind: "unavailable" };
  const product = productResult.ok ? productResult.value : null;
  const state = product && findAlertState(product, fields.variationId, currency);
  const issues = checkAlertRequest(fields, state);
  if (Object.keys(issues).length > 0 || !product || !state) return { kind: "invalid", issues };
  const { kind, email, variationId } = fields;
  const condition = toCondition(fields, state);
  const { id: productId, name, slug } = product;
  const commonFields = { kind, name, slug, locale, origin };
  const request: AlertRequestRecord = {
    ...commonFields,
    ...condition,
    options: [...state.options],
    choice: { ...state.choice },
    id: createAlertId(productId),
    email,
    variationId,
    productId,
  };
  const content = { ...commonFields, ...state, followsPrice: condition.followsPrice };
  try {
    const recipient = email.toLowerCase();
    return await limit.make({ address: clientAddress, recipient, sum: SHARED_KEY }, async () => {
      await store.putRequest(request);
      await mails.sendRequest(request, content);
      return { value: { kind: "sent" } as const, counts: true };
    });
  } catch (error) {
    if (!(error instanceof RangeError)) return toTooManyResult(error);
    log.error("A request for an alert could not be mailed", { error });
    return { kind: "unavailable" };
  }
}

const toCondition = ({ kind, amount }: AlertRequest["fields"], { price }: AlertState) => ({
  limit: kind === "stock" ? null : (amount ?? (price?.minor ?? 0) - 1),
  followsPrice: kind === "price" && amount === null,
});

async function confirmLockedRequest(id: string, productId: number, { store, now, log }: AlertsOptions) {
  const storedRecord = await store.read(productId);
  if (storedRecord?.alerts.some((alert) => alert.id === id)) return "active";
  const request = await store.request(id);
  if (!request) return "missing";
  const { productId: _, name, slug, ...entries } = request;
  const otherAlerts = (storedRecord?.alerts ?? []).filter((alert) => !isSameAlert(alert, request));
  const replacedAlerts = (storedRecord?.alerts ?? []).filter((alert) => isSameAlert(alert, request));
  const ids = await store.idsOf(request.email);
  if (otherAlerts.length >= MAX_ALERTS_OF_PRODUCT || ids.length - replacedAlerts.length >= MAX_ALERTS_OF_ADDRESS) {
    log.warn("An alert was not taken: there are too many", { product: productId });
    return "full";
  }
  const alert: AlertRecord = { ...entries, isArmed: true, events: 0, since: now(), pending: null };
  await store.addId(request.email, id);
  await store.write(productId, { slug, name, alerts: [...otherAlerts, alert] });
  await store.deleteRequest(id);
  if (replacedAlerts.length > 0)
    await store.removeIds(
      request.email,
      replacedAlerts.map((replacedAlert) => replacedAlert.id),
    );
  return "active";
}

/** Returns whether an alert asks for the same as a request, so that the newer one replaces it. */
const isSameAlert = (alert: AlertRecord, { email, kind, variationId }: AlertRequestRecord): boolean =>
  alert.email.toLowerCase() === email.toLowerCase() && alert.kind === kind && alert.variationId === variationId;

const endAlert = (id: string, productId: number, { store }: AlertsOptions): Promise<boolean> =>
  store.runExclusively(productId, async () => {
    const storedRecord = await store.read(productId);
    const request = await store.request(id);
    await store.deleteRequest(id);
    const alert = storedRecord?.alerts.find((candidate) => candidate.id === id);
    if (!storedRecord || !alert) return request !== null;
    await store.write(productId, {
      ...storedRecord,
      alerts: storedRecord.alerts.filter((candidate) => candidate.id !== id),
    });
    await store.removeIds(alert.email, [id]);
    return true;
  });

async function listAlerts(email: string, options: AlertsOptions): Promise<readonly AlertView[]> {
  const { store, now } = options;
  const ids = await store.idsOf(email);
  const productIds = [...new Set(ids.map(parseProductId))].filter((productId) => productId !== null);
  const records = await Promise.all(productIds.map(store.read));
  return records.flatMap((record) =>
    (record?.alerts ?? [])
      .filter(({ id, since }) => ids.includes(id) && now() - since < ALERT_LIFETIME_MS)
      .map((alert) => (record ? toView(record, alert, options) : null))
      .filter((view) => view !== null),
  );
}

const toView = (
  { name, slug }: Pick<ProductAlerts, "name" | "slug">,
  {
    id,
    kind,
    limit,
    followsPrice,
    options,
    choice,
    since,
  }: Pick<AlertRecord, "id" | "kind" | "limit" | "followsPrice" | "options" | "choice" | "since">,
  { currency }: Pick<AlertsOptions, "currency">,
): AlertView => ({
  id,
  kind,
  name,
  slug,
  options,
  choice,
  followsPrice,
  since,
  limit:
    limit === null
      ? null
      : {
          minor: limit,
          currency,
        },
});
