import { DocsContext, DocsStory, Heading } from "@storybook/addon-docs/blocks";
import { useContext } from "react";

const SIDES = [
  { tag: "do", title: "Do", edge: "--rw-colors-success-border" },
  { tag: "dont", title: "Don't", edge: "--rw-colors-danger-border" },
];

/** Right and wrong use beside each other: stories with the tags `do` and `dont`, each with its description. */
export function DoAndDont() {
  const stories = useContext(DocsContext).componentStories();
  if (!stories.some(({ tags }) => tags.includes("dont"))) return null;
  return (
    <>
      <Heading>Do and don&apos;t</Heading>
      <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(280px, 1fr))", gap: 24 }}>
        {SIDES.map(({ tag, title, edge }) => (
          <div key={tag} style={{ borderTop: `4px solid var(${edge})`, paddingTop: 8 }}>
            <strong>{title}</strong>
            {stories
              .filter(({ tags }) => tags.includes(tag))
              .map(({ id, moduleExport }) => (
                <DocsStory key={id} of={moduleExport} expanded />
              ))}
          </div>
        ))}
      </div>
    </>
  );
}
