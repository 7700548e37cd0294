import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

/** The workshop around the stories carries the shop's name. */
addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: "Rewire: the workshop",
    brandUrl: "./",
    brandTarget: "_self",
    colorPrimary: "#00454B",
    colorSecondary: "#00656D",
  }),
});
