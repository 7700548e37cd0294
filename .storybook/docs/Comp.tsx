import comps from "../../packages/ui/docs/comps.json" with { type: "json" };
import { useFolder } from "./useFolder.ts";

/** Whether the workshop was built where the design lies beside the project (`.storybook/main.ts`). */
declare const __HAS_COMPS__: boolean;

/**
 * Address of the folder with the comps: `STORYBOOK_COMPS`, else the workshop's own copy; without either they are named and
 * not linked.
 */
const address: unknown = import.meta.env["STORYBOOK_COMPS"] ?? (__HAS_COMPS__ ? "comps" : undefined);
const allComps: Readonly<Record<string, readonly string[]>> = comps;

/** Comps of the design on which the component is drawn: those of its folder, or of its subject. */
export function Comp() {
  const [subject = "", name = ""] = useFolder().replace("packages/ui/src/", "").split("/");
  const comps = allComps[`${subject}/${name}`] ?? allComps[subject] ?? [];
  if (comps.length === 0) return null;
  return (
    <p>
      <strong>Comp:</strong>{" "}
      {comps.map((comp, index) => (
        <span key={comp}>
          {index > 0 && ", "}
          {typeof address === "string" ? (
            <a href={`${address}/${comp}-desktop.png`} target="_blank" rel="noreferrer">
              {comp}
            </a>
          ) : (
            <code>{comp}</code>
          )}
        </span>
      ))}
    </p>
  );
}
