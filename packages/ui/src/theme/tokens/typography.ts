const value = <T>(token: T) => ({ value: token });

const headingFaces = `"Stack Sans Notch Variable", "Stack Sans Notch Fallback", "Stack Sans Notch Fallback Wide", system-ui, sans-serif`;
const bodyFaces = `"Atkinson Hyperlegible Next Variable", "Atkinson Hyperlegible Next Fallback", "Atkinson Hyperlegible Next Fallback Wide", system-ui, sans-serif`;

/**
 * Font families, sizes and line heights. `figures` contains only digits, currency signs, % and minus: letters
 * deliberately fall back to the body font. There is no monospace font; codes use the body font with
 * `letterSpacings.code`.
 */
export const typographyTokens = {
  fonts: {
    heading: value(headingFaces),
    body: value(bodyFaces),
    figures: value(`"Rewire Figures", ${bodyFaces}`),
    mono: value(bodyFaces),
  },
  fontSizes: {
    "2xs": value("0.75rem"),
    xs: value("0.8125rem"),
    sm: value("0.9375rem"),
    md: value("1rem"),
    lg: value("1.0625rem"),
    xl: value("1.25rem"),
    h2: value("clamp(1.5rem, 1.3rem + .85vw, 2rem)"),
    h1: value("clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem)"),
    display: value("clamp(2.5rem, 1.55rem + 3.9vw, 4.5rem)"),
    price: value("1.1875rem"),
    priceLg: value("clamp(1.75rem, 1.5rem + 1vw, 2.375rem)"),
  },
  fontWeights: { normal: value(400), medium: value(500), semibold: value(600), bold: value(700) },
  lineHeights: { flat: value(1.02), tight: value(1.1), snug: value(1.25), compact: value(1.4), normal: value(1.55) },
  letterSpacings: { display: value("-0.025em"), heading: value("-0.015em"), normal: value("0"), code: value("0.02em") },
};

const wrapping = { textWrap: "balance", hyphens: "auto" } as const;

/**
 * Text styles of the design; `textStyle="h2"` sets font family, size, line height, letter spacing and weight together.
 */
export const textStyles = {
  display: value({
    fontFamily: "heading",
    fontSize: "display",
    lineHeight: 1.02,
    letterSpacing: "-0.025em",
    fontWeight: 600,
    ...wrapping,
  }),
  h1: value({
    fontFamily: "heading",
    fontSize: "h1",
    lineHeight: 1.08,
    letterSpacing: "-0.02em",
    fontWeight: 600,
    ...wrapping,
  }),
  h2: value({
    fontFamily: "heading",
    fontSize: "h2",
    lineHeight: 1.14,
    letterSpacing: "-0.015em",
    fontWeight: 600,
    ...wrapping,
  }),
  h3: value({ fontFamily: "heading", fontSize: "xl", lineHeight: 1.25, letterSpacing: "-0.01em", fontWeight: 600 }),
  h4: value({ fontFamily: "body", fontSize: "lg", lineHeight: 1.35, letterSpacing: "0", fontWeight: 700 }),
  lead: value({
    fontFamily: "body",
    fontSize: "clamp(1.0625rem, 1rem + .3vw, 1.25rem)",
    lineHeight: 1.5,
    fontWeight: 400,
    textWrap: "pretty",
  }),
  body: value({ fontFamily: "body", fontSize: "md", lineHeight: 1.55, fontWeight: 400 }),
  sm: value({ fontFamily: "body", fontSize: "sm", lineHeight: 1.45, fontWeight: 400 }),
  xs: value({ fontFamily: "body", fontSize: "xs", lineHeight: 1.4, fontWeight: 400 }),
  label: value({ fontFamily: "body", fontSize: "sm", lineHeight: 1.3, fontWeight: 600 }),
  priceLg: value({
    fontFamily: "figures",
    fontSize: "priceLg",
    lineHeight: 1.05,
    letterSpacing: "-0.02em",
    fontWeight: 600,
  }),
  price: value({
    fontFamily: "figures",
    fontSize: "price",
    lineHeight: 1.1,
    letterSpacing: "-0.01em",
    fontWeight: 600,
  }),
  was: value({ fontFamily: "figures", fontSize: "sm", lineHeight: 1.1, fontWeight: 400 }),
  code: value({ fontFamily: "body", fontSize: "0.9375em", lineHeight: 1.4, letterSpacing: "code", fontWeight: 500 }),
};
