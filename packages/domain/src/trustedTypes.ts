/**
 * Names of the Trusted Types policies of the storefront's pages: the only ways from text to HTML or a script there
 * (decision 28). The content security policy names them; there is no default policy.
 */
export const trustedPolicies = {
  /** HTML of the shop, by `restrictHtml`. */
  prose: "rewire-prose",
  /** Text whose entities a browser decodes; it is escaped. */
  entities: "rewire-entities",
  /** The modules of a page, which the server has sent with it. */
  modules: "rewire-modules",
  /** The one address of the card provider's script. */
  cardScript: "rewire-card-script",
} as const;

type PolicyName = (typeof trustedPolicies)[keyof typeof trustedPolicies];
type PolicyKind = "createHTML" | "createScriptURL";

/** What browsers with Trusted Types offer; TypeScript does not know it yet. */
interface TrustedTypesHost {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: Partial<Record<PolicyKind, (text: string) => string>>): Record<PolicyKind, (text: string) => unknown>;
  };
}

/**
 * Makes a function that turns text into what a browser with Trusted Types lets through to HTML or scripts; anywhere
 * else its result is the text that the rule makes.
 * @param rule Makes text safe, or throws where it cannot be. Whoever passes text on as it came does without a rule.
 * @returns A function whose result is a string, or an object that the browser takes for one.
 */
export function createTrustedRule(name: PolicyName, kind: PolicyKind, rule: (text: string) => string): (text: string) => string {
  let apply: ((text: string) => string) | undefined;
  return (text) => {
    if (!apply) {
      const policy = (globalThis as TrustedTypesHost).trustedTypes?.createPolicy(name, { [kind]: rule });
      apply = policy ? (policy[kind].bind(policy) as (text: string) => string) : rule;
    }
    return apply(text);
  };
}
