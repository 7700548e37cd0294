export { PROSE_ATTRIBUTES, PROSE_ELEMENTS, restrictHtml } from "./restrictHtml.ts";
export { createTrustedRule, trustedPolicies } from "./trustedTypes.ts";
