import { isKeyOf } from "@rewire/domain";
import { useState } from "react";
import { listContrastPairs, type ContrastPair } from "../src/theme/tokens/contrast.ts";
import { boardColors, semanticColors } from "../src/theme/tokens/semanticColors.ts";
import { hexOf } from "./hexOf.ts";

const pairs = listContrastPairs();

/** Every pair of colours that lie on each other, as a sample with its ratio; the weakest first. */
export function ContrastTable() {
  const [mode, setMode] = useState<"light" | "dark">("light");
  const displayedPairs = pairs
    .filter((pair) => pair.mode === mode)
    .toSorted((a, b) => a.ratio / a.minContrast - b.ratio / b.minContrast);
  const failingPairs = pairs.filter(({ ratio, minContrast }) => ratio < minContrast);
  return (
    <div className="sb-unstyled">
      <p>
        {pairs.length} pairs,{" "}
        {failingPairs.length === 0 ? "none below its limit" : `${failingPairs.length} below their limit`}.{" "}
        {(["light", "dark"] as const).map((name) => (
          <label key={name} style={{ marginInlineStart: 12 }}>
            <input type="radio" name="contrast-mode" checked={mode === name} onChange={() => setMode(name)} /> {name}
          </label>
        ))}
      </p>
      <table style={{ width: "100%", borderCollapse: "collapse", fontSize: 14 }}>
        <thead>
          <tr>
            {["Sample", "On top", "Ground", "Ratio", "Needs"].map((title) => (
              <th key={title} scope="col" style={{ textAlign: "start", padding: 6 }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {displayedPairs.map((pair) => (
            <Row key={`${pair.foreground} ${pair.background}`} {...pair} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ mode, foreground, background, ratio, minContrast }: ContrastPair) {
  const isSignal = minContrast === 3;
  const passes = ratio >= minContrast;
  return (
    <tr style={{ borderTop: "1px solid var(--rw-colors-border)" }}>
      <td style={{ padding: 6 }}>
        <span
          aria-hidden
          style={{
            display: "inline-block",
            minWidth: 72,
            padding: "4px 10px",
            textAlign: "center",
            background: valueOf(background, mode),
            color: valueOf(foreground, mode),
            border: "1px solid var(--rw-colors-border)",
          }}
        >
          {isSignal ? "■ ▢" : "€19.90"}
        </span>
      </td>
      <td style={{ padding: 6 }}>{foreground}</td>
      <td style={{ padding: 6 }}>{background}</td>
      <td style={{ padding: 6, fontVariantNumeric: "tabular-nums", fontWeight: passes ? 400 : 700 }}>
        {ratio.toFixed(2)}
        {passes ? "" : ": too little"}
      </td>
      <td style={{ padding: 6 }}>
        {minContrast} {isSignal ? "(signal)" : "(words)"}
      </td>
    </tr>
  );
}

/** "fg.muted" in a mode, or "board fg.muted", whose ground is dark in both. */
function valueOf(name: string, mode: "light" | "dark"): string {
  const onBoard = name.startsWith("board ") ? name.slice("board ".length) : "";
  if (isKeyOf(boardColors, onBoard)) return hexOf(boardColors[onBoard]);
  return isKeyOf(semanticColors, name) ? hexOf(semanticColors[name][mode === "dark" ? 1 : 0]) : "";
}
