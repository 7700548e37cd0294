import { chakra } from "../../theme/chakra.tsx";

/** Text that is visible to screen readers only. */
export const VisuallyHidden = chakra("span", { base: { srOnly: true } });
