import { chakra } from "../../theme/chakra.tsx";

// @chunk frame: most pages have one.

/** Main heading of a page. Use it once per page. */
export const PageTitle = chakra("h1", { base: { textStyle: "h1", mb: "6", overflowWrap: "anywhere" } });
