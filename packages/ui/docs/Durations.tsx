import { useState } from "react";
import { motionTokens } from "../src/theme/tokens/motion.ts";

const uses: Record<string, string> = {
  instant: "press",
  fast: "hover",
  base: "popover",
  slow: "panel",
  wire: "a segment of the wire",
};

/** Every duration as a row that moves when it is pressed. */
export function Durations() {
  const [moved, setMoved] = useState<string | null>(null);
  return (
    <div className="sb-unstyled" style={{ display: "grid", gap: 8, maxWidth: 480 }}>
      {Object.entries(motionTokens.durations).map(([name, { value }]) => (
        <button
          key={name}
          type="button"
          onClick={() => setMoved(moved === name ? null : name)}
          style={{
            textAlign: "start",
            padding: 8,
            border: "1px solid var(--rw-colors-border-control)",
            color: "var(--rw-colors-fg)",
          }}
        >
          {name} · {value} · {uses[name]}
          <span
            aria-hidden
            style={{
              display: "block",
              width: 24,
              height: 6,
              marginTop: 6,
              background: "var(--rw-colors-accent-solid)",
              transform: moved === name ? "translateX(380px)" : "none",
              transition: `transform ${value} ${motionTokens.easings.out.value}`,
            }}
          />
        </button>
      ))}
    </div>
  );
}
