import {
  createErrorFinding,
  createOkFinding,
  createUnknownFinding,
  createWarning,
  type Check,
} from "../CheckResult.ts";

const UPDATE_FIX = "WordPress → Plugins: activate and update WPGraphQL for WooCommerce and WPGraphQL.";

/** Checks of the shop's general settings. */
export const setupChecks: readonly Check[] = [
  {
    id: "schema",
    subject: "the schema has all that is asked for to sell something",
    isVital: true,
    examine: ({ schema }) => {
      if (!schema.differences) {
        return createUnknownFinding(
          `The shop does not tell its schema (${schema.reason}), so it is not compared with what is asked for.`,
          "WordPress → GraphQL → Settings: enable public introspection while this runs.",
        );
      }
      const { core: coreDifferences } = schema.differences;
      return coreDifferences.length === 0
        ? createOkFinding("The schema has all that is asked for to sell something.")
        : createErrorFinding(coreDifferences.join("\n"), UPDATE_FIX);
    },
  },
  {
    id: "features",
    subject: "the schema has the rest: accounts, reviews, repairs, wishlist, cards",
    isVital: false,
    examine: ({ schema }) => {
      if (!schema.differences) return createUnknownFinding("The shop does not tell its schema.");
      const { otherDifferences } = schema.differences;
      return otherDifferences.length === 0
        ? createOkFinding("The schema has the rest.")
        : createErrorFinding(otherDifferences.join("\n"), UPDATE_FIX);
    },
  },
  {
    id: "permalinks",
    subject: "permalinks are not plain",
    isVital: false,
    examine: ({ site: { permalinks: permalinkStructure } }) => {
      if (permalinkStructure === null) return createUnknownFinding("The structure of permalinks cannot be read.");
      if (permalinkStructure !== "") return createOkFinding(`Permalinks are ${permalinkStructure}.`);
      const fix = "WordPress → Settings → Permalinks: choose anything but Plain, such as Post name.";
      return createErrorFinding(
        "Permalinks are plain, so that /graphql and the shop's pages for paying have no address.",
        fix,
      );
    },
  },
  {
    id: "timeZone",
    subject: "the shop's time zone is `PLACE_TIME_ZONE`",
    isVital: false,
    examine: ({ site: { timeZone } }, { settings }) => {
      const configuredTimeZone = settings.place.timeZone;
      if (!timeZone) return createUnknownFinding("The shop does not tell its time zone.");
      if (timeZone === configuredTimeZone) return createOkFinding(`The time zone is ${timeZone}.`);
      if (!/\//.test(timeZone) && timeZone !== "UTC") {
        const message = `The shop's time zone is ${timeZone}, which knows no summer time.`;
        return createWarning(message, "WordPress → Settings → General → Timezone: choose a city.");
      }
      const fix = `Set PLACE_TIME_ZONE=${timeZone}, or WordPress → Settings → General → Timezone.`;
      return createWarning(
        `The shop's time zone is ${timeZone}, PLACE_TIME_ZONE is ${configuredTimeZone}: times of orders and repairs differ.`,
        fix,
      );
    },
  },
  {
    id: "webhooks",
    subject: "the storefront takes a signed message about a changed product",
    isVital: false,
    examine: ({ webhook: webhookProbe }, { limits }) => {
      if (webhookProbe.state === "worked") return createOkFinding("A signed message was taken.");
      if (webhookProbe.state === "notTried") {
        return createUnknownFinding(
          `No message was sent: ${webhookProbe.reason} Changes are seen within ${limits.catalogueTtlSeconds} s nevertheless.`,
          'See packages/gateway/README.md, "Telling the storefront that a product has changed".',
        );
      }
      const fix =
        webhookProbe.status === 401
          ? "Set one CATALOGUE_WEBHOOK_SECRET for the storefront, this command and WooCommerce's webhooks."
          : "Start the storefront with CATALOGUE_WEBHOOK_SECRET, and see that BASE_URL leads to it.";
      return createErrorFinding(`The storefront does not take a signed message: ${webhookProbe.reason}.`, fix);
    },
  },
];
