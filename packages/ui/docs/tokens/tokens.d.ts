declare module "virtual:rewire-tokens" {
  /** Design token as documentation shows it. */
  export interface TokenInfo {
    /** Scale and path, such as "colors/accent.solid" with slashes between groups. */
    readonly token: string;
    /** CSS variable; text styles have none. */
    readonly variable?: string;
    /** CSS by theme: `base`, or `light` and `dark`. */
    readonly values: Readonly<Record<string, string | number>>;
    /** Components that use it, with the titles of their stories. */
    readonly users: readonly { readonly name: string; readonly title?: string }[];
    /** Tokens that refer to it. */
    readonly dependents: readonly string[];
  }
  export const tokens: readonly TokenInfo[];
}
