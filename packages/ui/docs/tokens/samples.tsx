import type { CSSProperties, ReactNode } from "react";

const box: CSSProperties = {
  display: "block",
  width: 72,
  height: 36,
  background: "var(--rw-colors-bg-panel)",
  color: "var(--rw-colors-fg)",
};
const edge = "1px solid var(--rw-colors-border-control)";
const boxOf = (style: CSSProperties) => <span aria-hidden style={{ ...box, ...style }} />;
const bar = (value: string) => (
  <span
    aria-hidden
    style={{ display: "block", width: `min(${value}, 160px)`, height: 12, background: "var(--rw-colors-accent-solid)" }}
  />
);
const letters = (style: CSSProperties) => (
  <span aria-hidden style={{ color: "var(--rw-colors-fg)", whiteSpace: "nowrap", ...style }}>
    Aa 36 €
  </span>
);

/** Sample of a token by its scale; scales without one have values that cannot be seen. */
const samples: Readonly<Record<string, (value: string) => ReactNode>> = {
  colors: (value) => boxOf({ background: value, border: "1px solid var(--rw-colors-border)" }),
  spacing: bar,
  sizes: bar,
  radii: (value) => boxOf({ borderRadius: value, border: edge }),
  borders: (value) => boxOf({ border: value }),
  shadows: (value) => boxOf({ boxShadow: value, margin: 12 }),
  fonts: (value) => letters({ fontFamily: value, fontSize: 20 }),
  fontSizes: (value) => letters({ fontSize: value, lineHeight: 1.1 }),
  fontWeights: (value) => letters({ fontWeight: value }),
  letterSpacings: (value) => letters({ letterSpacing: value }),
};

/** Shows a token: a colour, a distance, a corner, a shadow or letters. */
export function TokenSample({ scale, variable }: { scale: string; variable: string }) {
  return samples[scale]?.(`var(${variable.replaceAll(".", String.raw`\.`)})`) ?? null;
}

/** Whether tokens of a scale can be seen. */
export const hasSample = (scale: string): boolean => Object.hasOwn(samples, scale);
