import { isHydrationData, readNonce, computeSha256, maskNonce } from "./digests.ts";
import { getServingMode, type Inventory } from "./Inventory.ts";
import { readPage, type InlineScript } from "./readPage.ts";

/** Page received from a storefront. */
export interface ObservedPage {
  /** Full URL of the page. */
  readonly url: string;
  readonly headers: Headers;
  readonly html: string;
}

/** Script received from a storefront. */
export interface ObservedScript {
  readonly url: string;
  readonly content: string | Uint8Array;
}

/** Headers that must be in the inventory: each can add scripts or weaken restrictions. */
const SECURITY_HEADERS = new Set([
  "access-control-allow-credentials",
  "access-control-allow-origin",
  "content-security-policy-report-only",
  "cross-origin-embedder-policy",
  "document-policy",
  "link",
  "location",
  "nel",
  "origin-agent-cluster",
  "refresh",
  "report-to",
  "reporting-endpoints",
  "service-worker-allowed",
  "sourcemap",
  "x-frame-options",
  "x-sourcemap",
]);

const shortenText = (text: string) => (text.length > 120 ? `${text.slice(0, 120)}…` : text);

/** Compares a page with the inventory of scripts and headers. Returns a one-line description of each deviation. */
export function comparePage(inventory: Inventory, page: ObservedPage): string[] {
  const { inline: inlineScripts, addresses, risks } = readPage(page.html);
  const nonce = readNonce(page.headers);
  const { pathname } = new URL(page.url);
  return [
    ...risks,
    ...compareHeaders(inventory, page),
    ...inlineScripts.flatMap((script) => compareInlineScript(inventory, script, nonce)),
    ...addresses.flatMap((address) => compareScriptUrl(inventory, new URL(address, page.url), page.url)),
  ].map((line) => `${pathname}: ${line}`);
}

/** Compares an inline script with the inventory of scripts. Returns a one-line description of each deviation. */
export function compareInlineScript(inventory: Inventory, { text }: InlineScript, nonce: string | null): string[] {
  if (isHydrationData(text)) return [];
  const maskedText = maskNonce(text, nonce);
  const scriptDigest = computeSha256(maskedText);
  if (inventory.inlineScripts.some(({ sha256 }) => sha256 === scriptDigest)) return [];
  return [`an inline script is not in the inventory (sha256 ${scriptDigest}): ${shortenText(maskedText.trim())}`];
}

/** Compares a script URL with the inventory of scripts. Returns a one-line description of each deviation. */
export function compareScriptUrl(inventory: Inventory, url: URL, page: string): string[] {
  const isSameOrigin = url.origin === new URL(page).origin;
  const isListed = isSameOrigin
    ? inventory.scripts.some(({ path }) => path === `${url.pathname}${url.search}`)
    : inventory.paymentScripts.some((script) => script.url === url.href);
  return isListed ? [] : [`a script is not in the inventory: ${shortenText(url.href)}`];
}

/**
 * Compares the content of a script served by the storefront with the hash in the inventory. Returns a one-line
 * description of each deviation. Third-party scripts have no hash; only their URLs are checked.
 */
export function compareScript(inventory: Inventory, { url, content }: ObservedScript): string[] {
  const { pathname } = new URL(url);
  const listedScript = inventory.scripts.find(({ path }) => path === pathname);
  if (!listedScript) return [`a script is not in the inventory: ${shortenText(url)}`];
  const digest = computeSha256(content);
  return digest === listedScript.sha256
    ? []
    : [`${pathname} is changed: sha256 ${digest} instead of ${listedScript.sha256}`];
}

const STRICT_TRANSPORT_SECURITY = "strict-transport-security";
/** Directive that the shop owner may enable, which is stricter than the inventory requires. */
const INCLUDE_SUBDOMAINS_PATTERN = /; includeSubDomains$/;

function compareHeaders({ headers, paymentScripts }: Inventory, page: ObservedPage): string[] {
  const nonce = readNonce(page.headers);
  const readServedHeader = (name: string) => {
    const value = page.headers.get(name);
    if (value === null) return null;
    return maskNonce(name === STRICT_TRANSPORT_SECURITY ? value.replace(INCLUDE_SUBDOMAINS_PATTERN, "") : value, nonce);
  };
  const policy = page.headers.get("content-security-policy") ?? "";
  const hasCards = paymentScripts.some(({ url }) => policy.split(/[\s;]+/).includes(new URL(url).origin));
  const servingMode = getServingMode(page.url.startsWith("https:"), hasCards);
  const listedNames = new Set(headers.map(({ name }) => name));
  const unlistedHeaders = [...page.headers.keys()].filter(
    (name) => SECURITY_HEADERS.has(name) && !listedNames.has(name),
  );
  return [
    ...headers.flatMap(({ name, values }) => compareHeader(name, values[servingMode] ?? null, readServedHeader(name))),
    ...unlistedHeaders.map(
      (name) => `the header ${name} is not in the inventory: ${shortenText(readServedHeader(name) ?? "")}`,
    ),
  ];
}

function compareHeader(name: string, listedValue: string | null, servedValue: string | null): string[] {
  if (listedValue === servedValue) return [];
  if (servedValue === null) return [`the header ${name} is missing; it should be: ${listedValue}`];
  if (listedValue === null) return [`the header ${name} should not be sent: ${shortenText(servedValue)}`];
  if (name !== "content-security-policy")
    return [`the header ${name} is changed: ${shortenText(servedValue)} instead of ${shortenText(listedValue)}`];
  return comparePolicies(listedValue, servedValue);
}

/** Returns the differences by directive, because a policy is too long to compare by eye. */
function comparePolicies(listedPolicy: string, servedPolicy: string): string[] {
  const parseDirectives = (policy: string) => policy.split(";").map((directive) => directive.trim());
  const [listedDirectives, servedDirectives] = [parseDirectives(listedPolicy), parseDirectives(servedPolicy)];
  const lines = [
    ...servedDirectives
      .filter((directive) => !listedDirectives.includes(directive))
      .map((directive) => `the policy has: ${shortenText(directive)}`),
    ...listedDirectives
      .filter((directive) => !servedDirectives.includes(directive))
      .map((directive) => `the policy lacks: ${shortenText(directive)}`),
  ];
  return lines.length > 0 ? lines : [`the policy has its directives in another order or twice: ${servedPolicy}`];
}
