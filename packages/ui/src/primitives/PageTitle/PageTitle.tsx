import { chakra } from "../../theme/chakra.tsx";

/** The heading of a page, once a page. */
export const PageTitle = chakra("h1", { base: { textStyle: "h1", mb: "6", overflowWrap: "anywhere" } });
