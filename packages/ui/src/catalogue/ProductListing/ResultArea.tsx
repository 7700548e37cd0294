import type { ReactNode } from "react";
import { useListLoading } from "../../provider/ListLoading.tsx";
import { chakra } from "../../theme/chakra.tsx";

interface ResultAreaProps {
  /** Id of the heading. */
  headingId: string;
  children: ReactNode;
}

/** Section of a product list with the products; it fades slightly while another list is loading for long. */
export function ResultArea({ headingId, children }: ResultAreaProps) {
  const isLoading = useListLoading();
  return (
    <ResultSection aria-labelledby={headingId} aria-busy={isLoading}>
      {children}
    </ResultSection>
  );
}

// Delayed, so that a fast response does not cause flicker.
const ResultSection = chakra("section", {
  base: {
    transition: "opacity 140ms {easings.out}",
    "&[aria-busy=true]": { opacity: "0.6", transitionDelay: "200ms" },
  },
});
