declare module "virtual:rewire-history" {
  /** Commits by folder of a component, newest first. */
  export const changes: Readonly<Record<string, readonly { commit: string; day: string; what: string }[]>>;
}
