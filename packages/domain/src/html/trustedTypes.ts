// @chunk frame: too small for a file of its own.

/**
 * Names of the Trusted Types policies of the storefront's pages. Only these policies may convert text to HTML or
 * scripts, because the content security policy allows no others.
 */
export const trustedPolicies = {
  /** HTML of the shop, by `restrictHtml`. */
  prose: "rewire-prose",
  /** Text whose entities a browser decodes; it is escaped. */
  entities: "rewire-entities",
  /** The modules of a page, which the server has sent with it. */
  modules: "rewire-modules",
  /** The only URL of the card provider's script. */
  cardScript: "rewire-card-script",
} as const;

type PolicyName = (typeof trustedPolicies)[keyof typeof trustedPolicies];
type PolicyKind = "createHTML" | "createScriptURL";

type Rule = (text: string) => string;

/**
 * API of browsers with Trusted Types, which TypeScript's library does not declare yet. A policy creates objects that
 * browsers accept in place of strings; TypeScript's DOM types declare `string`.
 */
interface TrustedTypesHost {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: Partial<Record<PolicyKind, Rule>>): Record<PolicyKind, Rule>;
  };
}

/**
 * Creates a function that converts text to a Trusted Types object for HTML or script URLs. In browsers without Trusted
 * Types, the function returns a string.
 * @param rule Converts text to safe text, or throws an error for unsafe text.
 * @returns A function whose result the browser accepts in place of a string.
 */
export function createTrustedRule(name: PolicyName, kind: PolicyKind, rule: Rule): Rule {
  let trustedRule: Rule | undefined;
  return (text) => {
    if (!trustedRule) {
      const host: typeof globalThis & TrustedTypesHost = globalThis;
      const policy = host.trustedTypes?.createPolicy(name, { [kind]: rule });
      trustedRule = policy ? policy[kind].bind(policy) : rule;
    }
    return trustedRule(text);
  };
}
