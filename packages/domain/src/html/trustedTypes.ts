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

type Rule = (text: string) => string;

/**
 * What browsers with Trusted Types offer; TypeScript does not know it yet. A policy makes objects, which stand for
 * their texts wherever a browser wants a text: TypeScript's own types of those places say `string`.
 */
interface TrustedTypesHost {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: Partial<Record<PolicyKind, Rule>>): Record<PolicyKind, Rule>;
  };
}

/**
 * Makes a function that turns text into what a browser with Trusted Types lets through to HTML or scripts; anywhere
 * else its result is the text that the rule makes.
 * @param rule Makes text safe, or throws where it cannot be. Whoever passes text on as it came does without a rule.
 * @returns A function whose result is a string, or an object that the browser takes for one.
 */
export function createTrustedRule(name: PolicyName, kind: PolicyKind, rule: Rule): Rule {
  let apply: Rule | undefined;
  return (text) => {
    if (!apply) {
      const host: typeof globalThis & TrustedTypesHost = globalThis;
      const policy = host.trustedTypes?.createPolicy(name, { [kind]: rule });
      apply = policy ? policy[kind].bind(policy) : rule;
    }
    return apply(text);
  };
}
