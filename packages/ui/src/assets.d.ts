declare module "*.svg?no-inline" {
  const url: string;
  export default url;
}
declare module "*.woff2?url" {
  const url: string;
  export default url;
}

/** Vite's way to import all files of a pattern; used by tests alone. */
interface ImportMeta {
  glob<Module>(pattern: string): Record<string, () => Promise<Module>>;
}
