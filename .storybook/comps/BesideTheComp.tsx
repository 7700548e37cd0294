import { useState, type CSSProperties } from "react";
import { frameDeviations, type Comp } from "./comps.ts";

/** Whether the workshop was built where the design lies beside the project (`.storybook/main.ts`). */
declare const __HAS_COMPS__: boolean;

const HEIGHTS = { 1440: 900, 390: 844 } as const;
type Width = keyof typeof HEIGHTS;

interface BesideTheCompProps {
  comp: Comp;
  /** Toolbar's theme. */
  theme: string;
  /** Toolbar's language. */
  locale: string;
}

/**
 * A screen's story beside the comp of the design, both at the same width and scale. Without the design the story stands
 * alone.
 */
export function BesideTheComp({ comp, theme, locale }: BesideTheCompProps) {
  const widths: readonly Width[] = comp.isPhoneOnly ? [390] : [1440, 390];
  const [width, setWidth] = useState<Width>(widths[0] ?? 390);
  const [height, setHeight] = useState<number>(HEIGHTS[width]);
  const device = width === 1440 ? "desktop" : "mobile";
  const file = `${comp.file}-${device}${theme === "dark" && comp.hasDark ? "-dark" : ""}.png`;
  const globals = `frame:page;theme:${comp.hasDark ? theme : "light"};locale:${comp.locale ?? locale}`;
  const selectWidth = (next: Width) => {
    setWidth(next);
    setHeight(HEIGHTS[next]);
  };
  const scale = { "--comp-width": `${width}px`, zoom: `calc(min(1, (50vw - 24px) / ${width}px))` } as CSSProperties;

  return (
    <main style={{ padding: "16px" }}>
      <p style={{ display: "flex", gap: "16px", marginBottom: "12px" }}>
        {widths.map((option) => (
          <label key={option}>
            <input type="radio" name="width" checked={option === width} onChange={() => selectWidth(option)} /> {option}{" "}
            px
          </label>
        ))}
      </p>
      <ul style={{ listStyle: "disc", marginBottom: "12px", paddingInlineStart: "20px", maxWidth: "90ch" }}>
        {[...(comp.deviations ?? []), ...frameDeviations].map((deviation) => (
          <li key={deviation}>{deviation}</li>
        ))}
      </ul>
      <div style={{ display: "flex", gap: "16px", alignItems: "flex-start" }}>
        {__HAS_COMPS__ && (
          <img
            key={file}
            src={`comps/${file}`}
            alt={`Comp ${file}`}
            style={{ ...scale, width, outline: "1px solid CanvasText" }}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setHeight(comp.isScreenful ? HEIGHTS[width] : Math.ceil((naturalHeight * width) / naturalWidth))
            }
          />
        )}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- The workshop's own page, with its service worker. */}
        <iframe
          key={`${width} ${globals}`}
          title={`Story ${comp.story}`}
          src={`iframe.html?id=${comp.story}&viewMode=story&globals=${globals}`}
          style={{ ...scale, width, height, border: "0", outline: "1px solid CanvasText" }}
        />
      </div>
    </main>
  );
}
