import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useEffect, useState, type PropsWithChildren } from "react";
import { themes } from "storybook/theming";
import { firstGlobals } from "../toolbar.ts";

type Globals = Partial<typeof firstGlobals>;

/** Stories keep our background; the theme's reset removes list numbers, which documentation needs. */
const rules = `
  .sbdocs-preview { background: var(--rw-colors-bg) !important; color: var(--rw-colors-fg); }
  .sbdocs-content ol:not(.sb-unstyled *, .sb-story *) { list-style: decimal; }
`;

/** Theme in the URL, before the toolbar has set one. */
const themeInAddress = () =>
  /theme:(\w+)/.exec(new URLSearchParams(location.search).get("globals") ?? "")?.[1] ?? firstGlobals.theme;

/** Background of a documentation page in the toolbar's theme; a page without stories gets its styles here. */
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
