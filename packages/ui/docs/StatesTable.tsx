import { storyNameFromExport, toId } from "storybook/internal/csf";
import states from "./states.json" with { type: "json" };

const columns = [
  { state: "full", title: "Full" },
  { state: "empty", title: "Empty" },
  { state: "loading", title: "Loading" },
  { state: "error", title: "Error" },
  { state: "refused", title: "Refused" },
  { state: "longWords", title: "Long words" },
] as const;

type Cell = string | { story?: string; reason: string };

const reasons: Readonly<Record<string, string>> = states.reasons;

/** Link to a story, and the reason why it has no picture, or why a page has no such state. */
function CellContent({ cell }: { cell: Cell }) {
  if (typeof cell === "string") return <StoryLink story={cell} />;
  return (
    <>
      {cell.story && <StoryLink story={cell.story} />} <small>{reasons[cell.reason]}</small>
    </>
  );
}

function StoryLink({ story }: { story: string }) {
  const [title = "", name = ""] = story.split("#");
  return (
    <a href={`./?path=/story/${toId(title, storyNameFromExport(name))}`} target="_top">
      {storyNameFromExport(name)}
    </a>
  );
}

/** Which story shows which state of which page. */
export function StatesTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Page</th>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(states.routes).map(([path, row]) => (
          <tr key={path}>
            <th scope="row">
              <code>{path}</code>
            </th>
            {columns.map(({ state }) => (
              <td key={state}>
                <CellContent cell={row[state]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
