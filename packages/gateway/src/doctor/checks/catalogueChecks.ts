import { describeProblem } from "@rewire/data/server";
import { fault, ok, unknown, warning, type Check } from "../CheckResult.ts";

/** So many products are named; the others are counted. */
const MAX_NAMED = 20;

/** What the shop sells, and how it looks. */
export const catalogueChecks: readonly Check[] = [
  {
    id: "products",
    subject: "there are products, and none is left out",
    isVital: false,
    examine: ({ catalogue }) => {
      if (!catalogue) return fault("The products cannot be read.", "See the storefront's log for why, and the check `schema`.");
      const { products, isWhole, problems } = catalogue;
      if (products === 0 && problems.length === 0) {
        return warning("The shop has no products.", "WordPress → Products: publish some with the visibility \"Shop and search results\".");
      }
      const leftOut = problems.filter(({ isShown }) => !isShown);
      const count = `${isWhole ? "" : "The newest "}${products} products`;
      if (leftOut.length === 0) return ok(`${count} are read.`);
      const more = leftOut.length > MAX_NAMED ? `\n… and ${leftOut.length - MAX_NAMED} more.` : "";
      const named = leftOut.slice(0, MAX_NAMED).map((problem) => `${describeProblem(problem)}.`).join("\n");
      const fix = "WordPress → Products: open each by its number (post=…), take its password away, or set it right.";
      return warning(`${count} are read, ${leftOut.length} left out.\n${named}${more}`, fix);
    },
  },
  {
    id: "pictures",
    subject: "pictures can be read, from a host that is allowed",
    isVital: false,
    examine: ({ sample: { pictures } }, { shop }) => {
      if (pictures.length === 0) return unknown("No picture was seen.");
      const foreign = pictures.find(({ isAllowed }) => !isAllowed);
      if (foreign) {
        const host = URL.parse(foreign.address)?.host ?? "";
        const isOwn = host === "" || host === new URL(shop.url).host;
        return fault(
          `The picture ${foreign.address} is not shown${isOwn ? ": only jpg, png, webp, avif and gif are" : ""}.`,
          isOwn ? "Upload the picture in one of these formats." : `Serve the shop's uploads from ${new URL(shop.url).host}.`,
        );
      }
      const broken = pictures.find(({ failure }) => failure !== null);
      if (!broken) return ok("Pictures can be read.");
      return fault(`${broken.failure}.`, "Upload the picture again, and let this machine read /wp-content/uploads.");
    },
  },
  {
    id: "repairs",
    subject: "repairs are products",
    isVital: false,
    examine: ({ catalogue }) => {
      if (!catalogue) return unknown("Whether there are repairs cannot be seen.");
      if (catalogue.repairs > 0) return ok(`${catalogue.repairs} repairs have a price.`);
      if (!catalogue.isWhole) return unknown("There is no repair among the newest products.");
      const fix = "WordPress → Products: give a repair the attributes pa_fault and pa_device, and meta data as packages/data/src/catalogue/toRepairWork.ts reads them.";
      return warning("No product is a repair: the repair desk is empty.", fix);
    },
  },
];
