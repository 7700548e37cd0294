import { chakra } from "@chakra-ui/react";

/** Words that only assistive technology reads. */
export const VisuallyHidden = chakra("span", { base: { srOnly: true } });
