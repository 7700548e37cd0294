import { chakra } from "../../theme/chakra.tsx";

/** Decorative loading indicator. Use it next to text that describes what is loading. */
export function Spinner() {
  return <SpinnerRing aria-hidden />;
}

const SpinnerRing = chakra("span", {
  base: {
    display: "inline-block",
    flex: "none",
    boxSize: "1.125rem",
    borderWidth: "2px",
    borderColor: "currentColor",
    borderRightColor: "transparent",
    borderRadius: "full",
    animation: "spin 900ms linear infinite",
  },
});
