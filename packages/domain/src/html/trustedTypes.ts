// @chunk frame: too small for a file of its own.

/**
 * Names of the Trusted Types policies of the storefront's pages: only these policies may turn text into HTML or scripts
 * (decision 28). The content security policy lists them; there is no default policy.
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
 * Creates a function that converts text to a Trusted Types object for HTML or script URLs; in browsers without Trusted
 * Types, it returns the rule's result as a string.
 * @param rule Converts text to safe text, or throws an error for unsafe text. A rule that returns its input protects
 * nothing.
 * @returns A function that returns a string, or an object that the browser accepts as a string.
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
