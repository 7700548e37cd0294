import type { ReactNode } from "react";
import { Icon, type IconName } from "../../primitives/Icon/Icon.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** Line of a repair estimate: an icon and text. */
export function RepairFact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <FactRow>
      <Icon name={icon} color="fg.muted" />
      <span>{children}</span>
    </FactRow>
  );
}

const FactRow = chakra("li", {
  base: {
    display: "flex",
    gap: "3",
    py: "11px",
    borderTop: "hairline",
    textStyle: "sm",
    "& > span": { minWidth: "0", overflowWrap: "anywhere" },
    "& b": { fontWeight: "semibold" },
  },
});
