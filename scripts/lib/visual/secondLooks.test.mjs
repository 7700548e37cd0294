import { describe, expect, it } from "vitest";
import { describeFlakiness, describeSecondLook } from "./secondLooks.mjs";

const picture = { key: "cart-cartline/two.light.390", title: "Cart/CartLine", name: "Two" };

describe("second looks of a picture", () => {
  it("are counted by run, of the picture and of its story", () => {
    const story = describeSecondLook("Cart/CartLine/Two");
    const runs = [[], [describeSecondLook(picture.key), story], ["another test"], [story]];
    expect(describeFlakiness(picture, runs)).toBe("needed a second look in 2 of the last 4 runs");
    expect(describeFlakiness(picture, [[story]])).toBe("needed a second look in 1 of the last 1 run");
  });

  it("are none where other pictures and stories needed one", () => {
    const others = [describeSecondLook(`${picture.key}.de`), describeSecondLook("Cart/CartLine/Two lines")];
    expect(describeFlakiness(picture, [others])).toBe("");
    expect(describeFlakiness(picture, [])).toBe("");
  });
});
