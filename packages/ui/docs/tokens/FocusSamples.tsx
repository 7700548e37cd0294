import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { chakra } from "../../src/theme/chakra.tsx";
import { fullSystem } from "../../src/theme/fullSystem.ts";

const Ground = ({ children, isBoard = false }: { children: ReactNode; isBoard?: boolean }) => (
  <chakra.div {...(isBoard ? { "data-board": "" } : {})} bg="bg" display="flex" flexWrap="wrap" gap="6" p="6">
    {children}
  </chakra.div>
);

/** The focus ring on a button, a link and a field, on the page and on the dark board. */
export function FocusSamples() {
  return (
    <ChakraProvider value={fullSystem}>
      <div className="sb-unstyled">
        {[false, true].map((isBoard) => (
          <Ground key={String(isBoard)} isBoard={isBoard}>
            <chakra.button type="button" data-focus-visible="" p="2" border="control" borderRadius="md" color="fg">
              Button
            </chakra.button>
            <chakra.a href="#focus" data-focus-visible="" color="accent.fg" alignSelf="center">
              Link
            </chakra.a>
            <input
              aria-label="Field"
              defaultValue="Field"
              data-focus-visible=""
              style={{ padding: 8, border: "1px solid var(--rw-colors-border-control)", borderRadius: 4 }}
            />
          </Ground>
        ))}
      </div>
    </ChakraProvider>
  );
}
