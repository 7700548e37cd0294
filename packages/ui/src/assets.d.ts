declare module "*.svg?no-inline" {
  const url: string;
  export default url;
}
declare module "*.css?raw" {
  const css: string;
  export default css;
}

/** Vite's way to import all files of a pattern; used by tests alone. */
interface ImportMeta {
  glob<Module>(pattern: string): Record<string, () => Promise<Module>>;
}
