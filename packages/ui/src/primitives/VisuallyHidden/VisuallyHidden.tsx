import { chakra } from "../../theme/chakra.tsx";

/** Words that only assistive technology reads. */
export const VisuallyHidden = chakra("span", { base: { srOnly: true } });
