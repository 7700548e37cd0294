import { useState, type ComponentType } from "react";
import type { PriceSliderProps } from "../PriceRange/PriceSlider.tsx";

/**
 * Returns the slider component of the price filter, and a function that loads it. The component is undefined until it
 * has loaded.
 */
export function usePriceSlider(): readonly [slider: ComponentType<PriceSliderProps> | undefined, load: () => void] {
  const [loadedSlider, setLoadedSlider] = useState<{ readonly slider: ComponentType<PriceSliderProps> }>();
  const load = () => {
    if (loadedSlider) return;
    import("../PriceRange/PriceSlider.tsx")
      .then(({ PriceSlider }) => setLoadedSlider({ slider: PriceSlider }))
      .catch(() => undefined);
  };
  return [loadedSlider?.slider, load];
}
