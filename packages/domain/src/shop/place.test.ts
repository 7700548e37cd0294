import { expect, test } from "vitest";
import { formatAddressLine, defaultLocation } from "./place.ts";

test.each([
  [defaultLocation, "Kabelstrasse 12, 10999 Berlin"],
  [{ street: "", postcode: "", city: "Wien" }, "Wien"],
  [{ street: "Drahtgasse 3", postcode: "", city: "" }, "Drahtgasse 3"],
  [{ street: "", postcode: "", city: "" }, ""],
])("an address is as long as what is named of it", (place, line) => expect(formatAddressLine(place)).toBe(line));
