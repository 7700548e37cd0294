import { useOf } from "@storybook/addon-docs/blocks";
import { changes } from "virtual:rewire-history";

/** Commits that changed the component's folder, newest first. */
export function History() {
  const resolved = useOf("meta", ["meta"]);
  const path = ((resolved.preparedMeta.parameters as { fileName?: string }).fileName ?? "").replace(/^\.\//, "");
  const own = changes[path.slice(0, path.lastIndexOf("/"))] ?? [];
  if (own.length === 0) return <p>No changes are on record: the workshop was built without the project's history.</p>;
  return (
    <ul>
      {own.map(({ commit, day, what }) => (
        <li key={commit}>
          <time dateTime={day}>{day}</time> {what} <code>{commit}</code>
        </li>
      ))}
    </ul>
  );
}
