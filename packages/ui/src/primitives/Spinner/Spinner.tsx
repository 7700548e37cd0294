import { chakra } from "../../theme/chakra.tsx";

/** A turning ring beside words that say what is going on; it has no name of its own. */
export function Spinner() {
  return <Ring aria-hidden />;
}

const Ring = chakra("span", {
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
