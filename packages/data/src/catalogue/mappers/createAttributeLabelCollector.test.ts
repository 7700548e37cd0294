import { expect, test } from "vitest";
import { listed } from "../../testing/answers/products.ts";
import { createAttributeLabelCollector } from "./createAttributeLabelCollector.ts";

const term = (taxonomyName: string, slug: string, name: string | null) => ({ taxonomyName, slug, name });

test("each attribute and term is named once, in the shop's words", () => {
  const names = createAttributeLabelCollector();
  names.add(
    listed(1, {
      terms: {
        nodes: [
          term("pa_ram", "8-gb", "8 GB"),
          term("product_cat", "phones", "Phones"),
          term("product_visibility", "featured", "featured"),
        ],
      },
      attributes: {
        nodes: [
          { name: "pa_ram", label: "RAM" },
          { name: "weight", label: "Weight" },
        ],
      },
    }),
  );
  names.add(
    listed(2, { terms: { nodes: [term("pa_ram", "8-gb", "8 GB"), term("pa_ram", "16-gb", null)] }, attributes: null }),
  );
  names.add(listed(3, { terms: null }));
  expect(names.all()).toEqual({ pa_ram: { label: "RAM", options: { "8-gb": "8 GB", "16-gb": "16-gb" } } });
});

test("an attribute whose label nobody tells has none", () => {
  const names = createAttributeLabelCollector();
  names.add(listed(1, { terms: { nodes: [term("pa_screen-size", "13-inch", "13″")] } }));
  expect(names.all()["pa_screen-size"]?.label).toBe("");
});
