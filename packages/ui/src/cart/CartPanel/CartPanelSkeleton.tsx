import { useIntl } from "react-intl";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** Placeholder for the content of the cart panel while the cart is loading. */
export function CartPanelSkeleton() {
  const { formatMessage } = useIntl();

  return (
    <div aria-live="polite">
      <VisuallyHidden>{formatMessage({ id: "cart.loading" })}</VisuallyHidden>
      {[0, 1].map((line) => (
        <SkeletonLine key={line}>
          <Skeleton aspectRatio="1" height="auto" />
          <Text>
            <Skeleton width="70%" />
            <Skeleton width="40%" height="0.8em" />
            <Skeleton width="106px" height="36px" mt="2" />
          </Text>
        </SkeletonLine>
      ))}
    </div>
  );
}

const SkeletonLine = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "80px minmax(0, 1fr)",
    gap: "14px",
    py: "18px",
    borderBottomWidth: "1px",
    borderColor: "border",
  },
});
const Text = chakra("div", { base: { display: "grid", gap: "2", alignContent: "start" } });
