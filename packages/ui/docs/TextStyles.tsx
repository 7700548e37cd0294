import { ChakraProvider } from "@chakra-ui/react";
import { chakra } from "../src/theme/chakra.tsx";
import { fullSystem } from "../src/theme/fullSystem.ts";
import { textStyles } from "../src/theme/tokens/typography.ts";

const samples: Record<string, string> = {
  priceLg: "€1,299.00",
  price: "€749.00",
  was: "€899.00",
  code: "IMEI 35 2099 001761 48",
  label: "Postal code",
};

/** Every text style with a line set in it and its values. */
export function TextStyles() {
  return (
    <ChakraProvider value={fullSystem}>
      <div className="sb-unstyled" style={{ display: "grid", gap: 24 }}>
        {Object.entries(textStyles).map(([name, { value }]) => (
          <div key={name}>
            <chakra.div textStyle={name} color="fg">
              {samples[name] ?? "Fixed price before we start"}
            </chakra.div>
            <chakra.div textStyle="xs" color="fg.muted">
              <strong>{name}</strong> ·{" "}
              {Object.entries(value)
                .map(([property, setting]) => `${property} ${String(setting)}`)
                .join(", ")}
            </chakra.div>
          </div>
        ))}
      </div>
    </ChakraProvider>
  );
}
