import { chakra } from "../../theme/chakra.tsx";

/** Text for assistive technology only. */
export const VisuallyHidden = chakra("span", { base: { srOnly: true } });
