import { changes } from "virtual:rewire-history";
import { useFolder } from "./useFolder.ts";

/** Commits that changed the component's folder, newest first. */
export function History() {
  const own = changes[useFolder()] ?? [];
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
