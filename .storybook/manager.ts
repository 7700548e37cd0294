import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import { collapsedSections } from "./sections.ts";

/** Shows the shop's name in the Storybook interface, and the sections of the sidebar without their components. */
addons.setConfig({
  sidebar: { collapsedRoots: collapsedSections },
  theme: create({
    base: "light",
    brandTitle: "Rewire: the workshop",
    brandUrl: "./",
    brandTarget: "_self",
    colorPrimary: "#00454B",
    colorSecondary: "#00656D",
  }),
});
