import { useState, type ComponentType } from "react";
import type { PriceSliderProps } from "../PriceRange/PriceSlider.tsx";

/**
 * Returns the slider of the price filter, loaded on first use; until then, and if loading fails, the text fields are
 * used.
 */
export function usePriceSlider(): readonly [slider: ComponentType<PriceSliderProps> | undefined, load: () => void] {
  const [loaded, setLoaded] = useState<{ readonly slider: ComponentType<PriceSliderProps> }>();
  const load = () => {
    if (loaded) return;
    import("../PriceRange/PriceSlider.tsx")
      .then(({ PriceSlider }) => setLoaded({ slider: PriceSlider }))
      .catch(() => undefined);
  };
  return [loaded?.slider, load];
}
