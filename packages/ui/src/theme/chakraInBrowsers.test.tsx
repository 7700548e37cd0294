// @vitest-environment happy-dom
import { ChakraProvider } from "@chakra-ui/react";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, expect, it, vi } from "vitest";
import { chakra } from "./chakra.tsx";
import { getSystem } from "./system.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
afterAll(() => void vi.unstubAllGlobals());

const Table = chakra("table", { base: { "& td": { textAlign: "end" } } });
const Body = chakra("tbody", { base: { "& td": { textAlign: "start" } } });
const Amount = chakra("td", { base: { color: "fg" }, variants: { old: { true: { color: "fg.subtle" } } } });

it("puts the styles of an element before those of its children, each once, and keeps the element when it gets another look", () => {
  const cache = createCache({ key: "css", speedy: false });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const show = (old: boolean) =>
    act(() =>
      root.render(
        <CacheProvider value={cache}>
          <ChakraProvider value={getSystem()}>
            <Table>
              <Body>
                <tr>
                  <Amount old={old}>9</Amount>
                  <Amount>8</Amount>
                </tr>
              </Body>
            </Table>
          </ChakraProvider>
        </CacheProvider>,
      ),
    );
  const rules = () => cache.sheet.tags.map(({ textContent }) => textContent).filter((rule) => !rule?.endsWith("{}"));

  show(false);
  expect(rules()).toEqual([
    expect.stringContaining("td{text-align:end"),
    expect.stringContaining("td{text-align:start"),
    expect.stringContaining("{color:"),
  ]);
  const cell = place.querySelector("td");
  show(true);
  expect(rules()).toHaveLength(4);
  expect(place.querySelector("td")).toBe(cell);
  show(false);
  expect(rules()).toHaveLength(4);
  expect(place.querySelector("td")).toBe(cell);
  act(() => root.unmount());
});
