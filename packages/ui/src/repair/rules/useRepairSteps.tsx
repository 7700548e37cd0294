import type { ComponentType, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { StepperStep } from "../../primitives/Stepper/Stepper.tsx";
import { useShopSettings } from "../../provider/Settings.tsx";

const stepIds = ["pick", "fault", "bring", "collect"] as const;
const plainStepIds = ["pick", "fault", "bringPlain", "collectPlain"] as const;

/**
 * Returns the four steps of a repair as items of a {@link Stepper}. If `settings.showStandardClaims` is on, each step
 * has a detail text.
 * @param DetailComponent Component that renders the detail text.
 */
export function useRepairSteps(DetailComponent: ComponentType<{ children: ReactNode }>): readonly StepperStep[] {
  const { showStandardClaims } = useShopSettings();
  if (!showStandardClaims) {
    return plainStepIds.map((id) => ({ id, state: "next", title: <FormattedMessage id={`home.step.${id}`} /> }));
  }
  return stepIds.map((id) => ({
    id,
    state: "next",
    title: <FormattedMessage id={`home.step.${id}`} />,
    children: (
      <DetailComponent>
        <FormattedMessage id={`home.step.${id}Detail`} />
      </DetailComponent>
    ),
  }));
}
