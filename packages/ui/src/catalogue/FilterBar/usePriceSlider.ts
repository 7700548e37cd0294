import { useState, type ComponentType } from "react";
import type { PriceSliderProps } from "../PriceRange/PriceSlider.tsx";

/** The slider of the price filter, fetched when it is first asked for; until then, and where it cannot be had, the fields do. */
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
