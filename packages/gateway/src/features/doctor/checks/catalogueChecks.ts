import { describeProblem } from "@rewire/data/server";
import { findTradeInGaps } from "@rewire/domain";
import {
  createErrorFinding,
  createOkFinding,
  createUnknownFinding,
  createWarning,
  type Check,
} from "../CheckResult.ts";
import type { GoodsSummary } from "../../catalogue/summarizeUnlabelledGoods.ts";

/** Maximum number of products in a message; the others are counted. */
const MAX_LISTED_PROBLEMS = 20;
/** Maximum number of devices in a message; the others are counted. */
const MAX_LISTED_NAMES = 10;

/** Describes goods that lack something, with their number and the names of the first. */
const describeGoods = (name: string, { count, examples }: GoodsSummary): string =>
  `${name}, ${count}: ${examples.join(", ")}${count > examples.length ? `, and ${count - examples.length} more` : ""}.`;

/** Names the first of several things after a heading, and counts them. */
const describeNames = (heading: string, names: readonly string[]): string =>
  describeGoods(heading, { count: names.length, examples: names.slice(0, MAX_LISTED_NAMES) });

/** Checks of products, prices and pictures. */
export const catalogueChecks: readonly Check[] = [
  {
    id: "products",
    subject: "there are products",
    isVital: false,
    examine: ({ catalogue }) => {
      if (catalogue.state === "reading") return createUnknownFinding("The products are still being read.");
      if (catalogue.state === "failed")
        return createErrorFinding(
          "The products cannot be read.",
          "See the storefront's log for why, and the check `schema`.",
        );
      const { products, isComplete, problems } = catalogue;
      if (products > 0 || problems.length > 0)
        return createOkFinding(`${isComplete ? "" : "The newest "}${products} products are read.`);
      return createWarning(
        "The shop has no products.",
        'WordPress → Products: publish some with the visibility "Shop and search results".',
      );
    },
  },
  {
    id: "leftOut",
    subject: "no product is left out",
    isVital: false,
    examine: ({ catalogue }) => {
      if (catalogue.state !== "read") return createUnknownFinding("Whether a product is left out cannot be seen.");
      const omittedProducts = catalogue.problems.filter(({ isShown }) => !isShown);
      if (omittedProducts.length === 0) return createOkFinding("No product is left out.");
      const problemDescriptions = omittedProducts
        .slice(0, MAX_LISTED_PROBLEMS)
        .map((problem) => `${describeProblem(problem)}.`);
      const unlistedCount = omittedProducts.length - MAX_LISTED_PROBLEMS;
      const fix = "WordPress → Products: open each by its number (post=…), take its password away, or set it right.";
      return createWarning(
        [...problemDescriptions, ...(unlistedCount > 0 ? [`… and ${unlistedCount} more.`] : [])].join("\n"),
        fix,
      );
    },
  },
  {
    id: "energyLabels",
    subject: "goods that need an energy label have a class and a product information sheet",
    isVital: false,
    examine: ({ catalogue }, { catalogue: { ecodesignAttributes } }) => {
      if (catalogue.state !== "read") return createUnknownFinding("Whether energy classes are missing cannot be seen.");
      const { withoutSheet: goodsWithoutSheet, ...unlabelled } = catalogue.unlabelled;
      if (unlabelled.count === 0 && goodsWithoutSheet.count === 0)
        return createOkFinding("No product that needs an energy label lacks a class or a product information sheet.");
      const labelProblems = [
        {
          goods: unlabelled,
          name: "Products without an energy class",
          fix: `give them the attribute ${ecodesignAttributes.energyClass}, or name their categories in ENERGY_LABEL_CATEGORIES with a minus`,
        },
        {
          goods: goodsWithoutSheet,
          name: "Products with an energy class, and without a product information sheet",
          fix: `give them the attribute ${ecodesignAttributes.productSheet || ecodesignAttributes.eprel}, or the values that the sheet is drawn from`,
        },
      ].filter(({ goods }) => goods.count > 0);
      return createWarning(
        labelProblems.map(({ goods, name }) => describeGoods(name, goods)).join("\n"),
        `WordPress → Products: ${labelProblems.map(({ fix }) => fix).join("; ")}; see docs/operate/goods.md.`,
      );
    },
  },
  {
    id: "pictures",
    subject: "pictures can be read, from a host that is allowed",
    isVital: false,
    examine: ({ sample: { pictures } }, { shop }) => {
      if (pictures.length === 0) return createUnknownFinding("No picture was seen.");
      const foreignPicture = pictures.find(({ isAllowed }) => !isAllowed);
      if (foreignPicture) {
        const host = URL.parse(foreignPicture.address)?.host ?? "";
        const isShopHost = host === "" || host === new URL(shop.url).host;
        return createErrorFinding(
          `The picture ${foreignPicture.address} is not shown${isShopHost ? ": only jpg, png, webp, avif and gif are" : ""}.`,
          isShopHost ? "Upload the picture in one of these formats." : `Set SHOP_PICTURE_HOSTS=${host}.`,
        );
      }
      const brokenPicture = pictures.find(({ failure }) => failure !== null);
      if (!brokenPicture) return createOkFinding("Pictures can be read.");
      return createErrorFinding(
        `${brokenPicture.failure}.`,
        "Upload the picture again, and let this machine read /wp-content/uploads.",
      );
    },
  },
  {
    id: "repairs",
    subject: "repairs are products",
    isVital: false,
    examine: ({ catalogue }) => {
      if (catalogue.state !== "read") return createUnknownFinding("Whether there are repairs cannot be seen.");
      if (catalogue.repairs > 0) return createOkFinding(`Repairs among the products: ${catalogue.repairs}.`);
      if (!catalogue.isComplete) return createUnknownFinding("There is no repair among the newest products.");
      const fix =
        "WordPress → Products: give repairs the attributes pa_fault and pa_device; see docs/operate/repairs.md.";
      return createWarning("No product is a repair: the repair desk is empty.", fix);
    },
  },
  {
    id: "tradeInValues",
    subject: "devices of the repair desk have a trade-in value, and each value a device",
    isVital: false,
    examine: ({ catalogue }, { tradeIn }) => {
      if (tradeIn === null) return createOkFinding("The storefront offers no trade-in.");
      if (catalogue.state !== "read" || !catalogue.isComplete)
        return createUnknownFinding("Whether trade-in values are missing cannot be seen.");
      const { devicesWithoutValue, unknownNames } = findTradeInGaps(tradeIn.values, catalogue.repairDevices);
      const labelProblems = [
        {
          names: devicesWithoutValue,
          heading: "Devices without a trade-in value",
          fix: 'name an amount for them, or "counter"',
        },
        {
          names: unknownNames,
          heading: "Trade-in values of devices that the repair desk does not have",
          fix: "write names or slugs of the attribute pa_device",
        },
      ].filter(({ names }) => names.length > 0);
      if (labelProblems.length === 0) return createOkFinding("Devices and trade-in values belong together.");
      return createWarning(
        labelProblems.map(({ heading, names }) => describeNames(heading, names)).join("\n"),
        `TRADE_IN_VALUES or TRADE_IN_FILE: ${labelProblems.map(({ fix }) => fix).join("; ")}; see docs/operate/trade-in.md.`,
      );
    },
  },
];
