import {
  createErrorFinding,
  createOkFinding,
  createUnknownFinding,
  createWarning,
  type Check,
  type Finding,
} from "../CheckResult.ts";
import type { EndpointFacts } from "../ShopFacts.ts";

const isLocal = (host: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** Returns the most likely fix for an endpoint without GraphQL responses. */
function suggestFix(status: number | null, strayOutput: string | null): string {
  if (strayOutput !== null)
    return "wp-config.php: set WP_DEBUG_DISPLAY to false, and mend whatever prints before the JSON.";
  if (status === null) return "Check the address, that the server runs, and that a firewall lets this machine in.";
  if (status === 404) {
    return "WordPress → Plugins: activate WPGraphQL; Settings → Permalinks: choose anything but Plain.";
  }
  if (status === 401 || status === 403) return "Let this machine past the shop's password, firewall or bot protection.";
  if (status >= 500) return "Look into the shop's PHP error log, and end its maintenance.";
  return "Set SHOP_GRAPHQL_URL to the address that WordPress → GraphQL → Settings shows.";
}

const MAX_CLOCK_OFFSET_MS = 60_000;
const MAX_USABLE_CLOCK_OFFSET_MS = 10 * 60_000;
const SLOW_RESPONSE_MS = 1_500;

/** Checks whether the endpoint responds; otherwise no other check is possible. */
export const examineEndpoint = ({ failure, status, strayOutput }: EndpointFacts): Finding =>
  failure === null
    ? createOkFinding("The shop answers GraphQL.")
    : createErrorFinding(failure, suggestFix(status, strayOutput));

/** Checks of the endpoint's URL and responses. */
export const endpointChecks: readonly Check[] = [
  {
    id: "reachable",
    subject: "the endpoint answers GraphQL",
    isVital: true,
    examine: ({ endpoint }) => examineEndpoint(endpoint),
  },
  {
    id: "https",
    subject: "passwords and sessions travel encrypted",
    isVital: false,
    examine: (_, { shop }) => {
      const { protocol, hostname } = new URL(shop.url);
      if (protocol === "https:") return createOkFinding("The shop is asked by https.");
      if (isLocal(hostname)) return createOkFinding("The shop is on this machine.");
      const fix = "Set SHOP_GRAPHQL_URL to the https address, unless a network of your own lies between.";
      return createWarning("Passwords and sessions go to the shop unencrypted.", fix);
    },
  },
  {
    id: "cleanAnswers",
    subject: "nothing stands before the JSON of an answer",
    isVital: false,
    examine: ({ endpoint: { strayOutput } }) =>
      strayOutput === null
        ? createOkFinding("Answers are JSON alone.")
        : createWarning(`Answers begin with ${JSON.stringify(strayOutput)}.`, suggestFix(200, strayOutput)),
  },
  {
    id: "answerTime",
    subject: "the shop answers quickly",
    isVital: false,
    examine: ({ endpoint: { timesMs } }) => {
      const medianMs = timesMs.toSorted((a, b) => a - b)[Math.floor(timesMs.length / 2)];
      if (medianMs === undefined) return createUnknownFinding("No answer was timed.");
      const message = `The smallest question takes the shop ${Math.round(medianMs)} ms.`;
      const fix = "Give PHP an opcode cache and WordPress an object cache; look for slow plugins with Query Monitor.";
      return medianMs > SLOW_RESPONSE_MS ? createWarning(message, fix) : createOkFinding(message);
    },
  },
  {
    id: "clock",
    subject: "the shop's clock is ours",
    isVital: false,
    examine: ({ endpoint: { clockOffsetMs } }) => {
      if (clockOffsetMs === null) return createUnknownFinding("No answer tells the shop's time.");
      const seconds = Math.round(Math.abs(clockOffsetMs) / 1000);
      if (Math.abs(clockOffsetMs) <= MAX_CLOCK_OFFSET_MS)
        return createOkFinding(`The clocks are within ${seconds} s of each other.`);
      const message = `The shop's clock is ${seconds} s ${clockOffsetMs > 0 ? "ahead of" : "behind"} this machine's.`;
      const fix = "Switch time synchronisation (NTP) on, on both machines: log-ins and sessions end by the clock.";
      return Math.abs(clockOffsetMs) > MAX_USABLE_CLOCK_OFFSET_MS
        ? createErrorFinding(message, fix)
        : createWarning(message, fix);
    },
  },
];
