/**
 * Loads the renderer of documentation pages, with what they are made of. Storybook asks for it at the first such page:
 * imported by `preview.tsx`, 230 modules would come before every story, with all pages of usage, git's log and the
 * anatomy of each component.
 */
export async function loadDocsRenderer() {
  const [{ DocsRenderer }, { ComponentPage }, { Container }] = await Promise.all([
    import("@storybook/addon-docs"),
    import("./ComponentPage.tsx"),
    import("./Container.tsx"),
  ]);
  const { render, unmount } = new DocsRenderer();
  const ours = { container: Container, page: ComponentPage };
  const renderPage: typeof render = (context, parameters, element) =>
    render(context, { ...ours, ...parameters }, element);
  return { render: renderPage, unmount };
}
