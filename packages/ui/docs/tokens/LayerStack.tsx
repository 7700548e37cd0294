import { zIndex } from "../../src/theme/tokens/depth.ts";

const STEP = 28;

/** Layers of the page as overlapping sheets, the lowest at the back. */
export function LayerStack() {
  const layers = Object.entries(zIndex).toSorted(([, a], [, b]) => a.value - b.value);
  return (
    <ol
      className="sb-unstyled"
      aria-label="Layers, from the page upwards"
      style={{ position: "relative", height: layers.length * STEP + 48, isolation: "isolate", listStyle: "none" }}
    >
      {layers.map(([name, { value }], index) => (
        <li
          key={name}
          style={{
            position: "absolute",
            display: "flex",
            alignItems: "flex-end",
            insetBlockStart: (layers.length - index - 1) * STEP,
            insetInlineStart: index * STEP,
            width: 200,
            height: 64,
            padding: "4px 8px",
            zIndex: value,
            background: "var(--rw-colors-bg-panel)",
            color: "var(--rw-colors-fg)",
            border: "1px solid var(--rw-colors-border-control)",
          }}
        >
          {name} · {value}
        </li>
      ))}
    </ol>
  );
}
