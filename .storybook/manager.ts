import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

/** Shows the shop's name in the Storybook interface. */
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
