import type { CSSProperties } from "react";

const hairline = "1px solid var(--rw-colors-border)";
const page: CSSProperties = {
  maxWidth: "var(--rw-sizes-container-page)",
  paddingInline: "var(--rw-spacing-gutter)",
  background: "var(--rw-colors-accent-muted)",
};
const grid: CSSProperties = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))",
  background: "var(--rw-colors-bg)",
  borderBlockStart: hairline,
  borderInlineStart: hairline,
};

/** Compartments between the gutters of a page; the gutters are tinted. */
export function GridSample() {
  return (
    <div className="sb-unstyled" style={page}>
      <div style={grid}>
        {["One", "Two", "Three", "Four", "Five", "Six"].map((name) => (
          <div
            key={name}
            style={{
              minHeight: 96,
              padding: 12,
              color: "var(--rw-colors-fg-muted)",
              borderBlockEnd: hairline,
              borderInlineEnd: hairline,
            }}
          >
            {name}
          </div>
        ))}
      </div>
    </div>
  );
}
