import type { CSSProperties } from "react";
import { palette } from "../src/theme/tokens/palette.ts";
import { semanticColors } from "../src/theme/tokens/semanticColors.ts";
import { hexOf } from "./hexOf.ts";

const cell: CSSProperties = { padding: 6, textAlign: "start" };
const chip = (color: string): CSSProperties => ({
  display: "inline-block",
  width: 28,
  height: 18,
  marginInlineEnd: 8,
  verticalAlign: "middle",
  background: color,
  border: "1px solid var(--rw-colors-border)",
});

/** What each colour means, with its value in light and in dark. */
export function SemanticColours() {
  return (
    <table className="sb-unstyled" style={{ width: "100%", borderCollapse: "collapse", fontSize: 14 }}>
      <thead>
        <tr>
          {["Name", "Light", "Dark"].map((title) => (
            <th key={title} scope="col" style={cell}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(semanticColors).map(([name, values]) => (
          <tr key={name} style={{ borderTop: "1px solid var(--rw-colors-border)" }}>
            <th scope="row" style={{ ...cell, fontWeight: 400 }}>
              <code>{name}</code>
            </th>
            {values.map((value, index) => (
              <td key={index === 0 ? "light" : "dark"} style={cell}>
                <span aria-hidden style={chip(hexOf(value))} />
                {value} {value.startsWith("#") ? "" : hexOf(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The scales from which the meanings are taken. */
export function Palette() {
  return (
    <div className="sb-unstyled" style={{ display: "grid", gap: 12 }}>
      {Object.entries(palette).map(([scale, steps]) => (
        <div key={scale}>
          <strong>{scale}</strong>
          <ul style={{ display: "flex", flexWrap: "wrap", gap: 4, margin: "4px 0 0", padding: 0, listStyle: "none" }}>
            {Object.entries(steps).map(([step, value]) => (
              <li key={step} style={{ fontSize: 11, width: 64 }}>
                <span aria-hidden style={{ ...chip(value), display: "block", width: "100%", height: 32 }} />
                {step}
                <br />
                {value}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
