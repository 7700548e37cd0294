// Converts values of CSS to values of the Design Tokens Format Module 2025.10, and back.

const LENGTH = /^(-?[\d.]+)(px|rem|em)$/;
const REFERENCE = /^\{([^}]+)\}$/;

/** Converts "80ms", "16px" or "1.25rem" to an object with number and unit. */
const quantityOf = (css, pattern) => {
  const [, value, unit] = pattern.exec(css) ?? [];
  return unit && { value: Number(value), unit };
};

/** Upper end of a fluid length; other lengths as they are. */
const upperEndOf = (css) => /^clamp\(.*, ([^,]+)\)$/.exec(css)?.[1] ?? css;

/** The format has no `em`: at the size of the page it is a `rem`. */
function lengthOf(css) {
  if (css === "0") return { value: 0, unit: "px" };
  const length = quantityOf(upperEndOf(css), LENGTH);
  return length?.unit === "em" ? { ...length, unit: "rem" } : length;
}

const lengthText = ({ value, unit }) => (value === 0 ? "0" : `${value}${unit}`);

const BYTE = 255;
const round = (value) => Math.round(value * 1e5) / 1e5;

function colorOf(css) {
  const bytes = css
    .slice(1)
    .match(/../g)
    .map((pair) => Number.parseInt(pair, 16));
  const [red, green, blue, alpha = BYTE] = bytes;
  return {
    colorSpace: "srgb",
    components: [red, green, blue].map((byte) => round(byte / BYTE)),
    ...(alpha === BYTE ? {} : { alpha: round(alpha / BYTE) }),
    hex: css.slice(0, 7).toLowerCase(),
  };
}

function colorText({ colorSpace, components, alpha = 1 }) {
  if (colorSpace !== "srgb") throw new Error(`has a colour in ${colorSpace}; the theme is in srgb`);
  const bytes = [...components, ...(alpha === 1 ? [] : [alpha])].map((part) => Math.round(part * BYTE));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}

/** Converts a reference of the theme, "{colors.border}" or "petrol.800", by `alias`; a literal by `convert`. */
const orAlias = (convert) => (css, alias) => {
  const name = REFERENCE.exec(css)?.[1];
  return name ? alias(name) : convert(css, alias);
};
const orReference = (text) => (value, nameOf) =>
  typeof value === "string" ? `{${nameOf(value)}}` : text(value, nameOf);

const paint = { of: orAlias(colorOf), text: orReference(colorText) };

const shadowOf = (css, alias) => {
  const layers = css.split(/, (?!\d+\))/).map((layer) => {
    const parts = layer.split(" ");
    const [offsetX, offsetY, blur, spread = { value: 0, unit: "px" }] = parts.slice(0, -1).map(lengthOf);
    return { color: paint.of(parts.at(-1), alias), offsetX, offsetY, blur, spread };
  });
  return layers.length === 1 ? layers[0] : layers;
};
const shadowText = (value, nameOf) =>
  [value]
    .flat()
    .map(({ color, offsetX, offsetY, blur, spread }) => {
      const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map(lengthText);
      return [...lengths, paint.text(color, nameOf)].join(" ");
    })
    .join(", ");

const borderOf = (css, alias) => {
  const [width, style, color] = css.split(" ");
  return { color: paint.of(color, alias), width: lengthOf(width), style };
};

const families = (css) => css.split(", ").map((name) => name.replaceAll('"', ""));
const familiesText = (value) =>
  [value]
    .flat()
    .map((name) => (name.includes(" ") ? `"${name}"` : name))
    .join(", ");

const bezierOf = (css) => css.slice("cubic-bezier(".length, -1).split(", ").map(Number);

/**
 * Types of values: `of` converts from CSS, undefined for what the type cannot express; `text` converts back. Both get a
 * function for references.
 */
export const TYPES = {
  color: paint,
  dimension: { of: lengthOf, text: lengthText },
  // Multiples of something that the format has no unit for; the CSS beside it has the unit.
  number: { of: (css) => Number.parseFloat(css) / (String(css).endsWith("%") ? 100 : 1), text: Number },
  duration: { of: (css) => quantityOf(css, /^(\d+)(ms|s)$/), text: ({ value, unit }) => `${value}${unit}` },
  cubicBezier: { of: bezierOf, text: (value) => `cubic-bezier(${value.join(", ")})` },
  fontFamily: { of: families, text: familiesText },
  fontWeight: { of: Number, text: Number },
  shadow: { of: shadowOf, text: shadowText },
  border: {
    of: borderOf,
    text: ({ color, width, style }, nameOf) => `${lengthText(width)} ${style} ${paint.text(color, nameOf)}`,
  },
};

/** Types of the tokens of each scale; sizes in percent or characters are numbers. */
const TYPES_BY_SCALE = {
  colors: "color",
  fonts: "fontFamily",
  fontSizes: "dimension",
  fontWeights: "fontWeight",
  lineHeights: "number",
  letterSpacings: "dimension",
  spacing: "dimension",
  sizes: "dimension",
  radii: "dimension",
  borders: "border",
  breakpoints: "dimension",
  durations: "duration",
  easings: "cubicBezier",
  zIndex: "number",
  shadows: "shadow",
};

/** Returns the type of a value of a scale. */
export const typeOf = (scale, css) => {
  const type = TYPES_BY_SCALE[scale];
  return type === "dimension" && !lengthOf(css) ? "number" : type;
};
