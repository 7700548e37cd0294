import { palette } from "../src/theme/tokens/palette.ts";

/** The value of a colour's path: "#00454B" for "petrol.800"; a literal stays as it is. */
export function hexOf(path: string): string {
  if (path.startsWith("#")) return path;
  const [scale = "", step = ""] = path.split(".");
  return (palette as Record<string, Record<string, string>>)[scale]?.[step] ?? "";
}
