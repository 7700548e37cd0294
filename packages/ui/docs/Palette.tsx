import type { CSSProperties } from "react";
import { palette } from "../src/theme/tokens/palette.ts";

const chip = (color: string): CSSProperties => ({
  display: "inline-block",
  width: 28,
  height: 18,
  marginInlineEnd: 8,
  verticalAlign: "middle",
  background: color,
  border: "1px solid var(--rw-colors-border)",
});

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
