declare module "virtual:rewire-anatomy" {
  /** Anatomy of the components, by folder. */
  export const anatomy: Readonly<
    Record<
      string,
      {
        readonly parts: readonly string[];
        readonly madeOf: readonly { readonly name: string; readonly title?: string }[];
        readonly keys: readonly { readonly story: string; readonly keys: readonly string[] }[];
      }
    >
  >;
}
