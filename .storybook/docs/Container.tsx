import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useEffect, useState, type PropsWithChildren } from "react";
import { themes } from "storybook/theming";
import { firstGlobals } from "../toolbar.ts";

type Globals = Partial<typeof firstGlobals>;

/** Stories keep our ground; the theme's reset takes the numbers from lists, which documentation wants back. */
const rules = `
  .sbdocs-preview { background: var(--rw-colors-bg) !important; color: var(--rw-colors-fg); }
  .sbdocs-content ol:not(.sb-unstyled *, .sb-story *) { list-style: decimal; }
`;

/** The theme in the address, before the toolbar has said anything. */
const themeInAddress = () =>
  /theme:(\w+)/.exec(new URLSearchParams(location.search).get("globals") ?? "")?.[1] ?? firstGlobals.theme;

/** The ground of a page of documentation, in the theme of the toolbar; a page without a story on it is dressed here. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(themeInAddress);
  useEffect(() => {
    const follow = ({ globals }: { globals: Globals }) => setTheme(globals.theme ?? firstGlobals.theme);
    context.channel.on("globalsUpdated", follow);
    return () => context.channel.off("globalsUpdated", follow);
  }, [context.channel]);
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle("dark", theme === "dark");
    classList.toggle("light", theme !== "dark");
  }, [theme]);
  return (
    <DocsContainer context={context} theme={theme === "dark" ? themes.dark : themes.light}>
      <style>{rules}</style>
      {children}
    </DocsContainer>
  );
}
