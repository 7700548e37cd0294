const toTokenValue = <T>(value: T) => ({ value });

const headingFonts = `"Stack Sans Notch Variable", "Stack Sans Notch Fallback", "Stack Sans Notch Fallback Wide", system-ui, sans-serif`;
const bodyFonts = `"Atkinson Hyperlegible Next Variable", "Atkinson Hyperlegible Next Fallback", "Atkinson Hyperlegible Next Fallback Wide", system-ui, sans-serif`;

/**
 * Font families, font sizes and line heights. The font `figures` contains only digits, currency signs, "%" and minus,
 * so letters use the body font. There is no monospace font; codes use the body font with the letter spacing `code`.
 */
export const typographyTokens = {
  fonts: {
    heading: toTokenValue(headingFonts),
    body: toTokenValue(bodyFonts),
    figures: toTokenValue(`"Rewire Figures", ${bodyFonts}`),
    mono: toTokenValue(bodyFonts),
  },
  fontSizes: {
    "2xs": toTokenValue("0.75rem"),
    xs: toTokenValue("0.8125rem"),
    sm: toTokenValue("0.9375rem"),
    md: toTokenValue("1rem"),
    lg: toTokenValue("1.0625rem"),
    xl: toTokenValue("1.25rem"),
    h2: toTokenValue("clamp(1.5rem, 1.3rem + .85vw, 2rem)"),
    h1: toTokenValue("clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem)"),
    display: toTokenValue("clamp(2.5rem, 1.55rem + 3.9vw, 4.5rem)"),
    price: toTokenValue("1.1875rem"),
    priceLg: toTokenValue("clamp(1.75rem, 1.5rem + 1vw, 2.375rem)"),
  },
  fontWeights: {
    normal: toTokenValue(400),
    medium: toTokenValue(500),
    semibold: toTokenValue(600),
    bold: toTokenValue(700),
  },
  lineHeights: {
    flat: toTokenValue(1.02),
    tight: toTokenValue(1.1),
    snug: toTokenValue(1.25),
    compact: toTokenValue(1.4),
    normal: toTokenValue(1.55),
  },
  letterSpacings: {
    display: toTokenValue("-0.025em"),
    heading: toTokenValue("-0.015em"),
    normal: toTokenValue("0"),
    code: toTokenValue("0.02em"),
  },
};

const headingWrapping = { textWrap: "balance", hyphens: "auto" } as const;

/**
 * Text styles of the design. For example, `textStyle="h2"` sets font family, size, line height, letter spacing and
 * weight.
 */
export const textStyles = {
  display: toTokenValue({
    fontFamily: "heading",
    fontSize: "display",
    lineHeight: 1.02,
    letterSpacing: "-0.025em",
    fontWeight: 600,
    ...headingWrapping,
  }),
  h1: toTokenValue({
    fontFamily: "heading",
    fontSize: "h1",
    lineHeight: 1.08,
    letterSpacing: "-0.02em",
    fontWeight: 600,
    ...headingWrapping,
  }),
  h2: toTokenValue({
    fontFamily: "heading",
    fontSize: "h2",
    lineHeight: 1.14,
    letterSpacing: "-0.015em",
    fontWeight: 600,
    ...headingWrapping,
  }),
  h3: toTokenValue({
    fontFamily: "heading",
    fontSize: "xl",
    lineHeight: 1.25,
    letterSpacing: "-0.01em",
    fontWeight: 600,
  }),
  h4: toTokenValue({ fontFamily: "body", fontSize: "lg", lineHeight: 1.35, letterSpacing: "0", fontWeight: 700 }),
  lead: toTokenValue({
    fontFamily: "body",
    fontSize: "clamp(1.0625rem, 1rem + .3vw, 1.25rem)",
    lineHeight: 1.5,
    fontWeight: 400,
    textWrap: "pretty",
  }),
  body: toTokenValue({ fontFamily: "body", fontSize: "md", lineHeight: 1.55, fontWeight: 400 }),
  sm: toTokenValue({ fontFamily: "body", fontSize: "sm", lineHeight: 1.45, fontWeight: 400 }),
  xs: toTokenValue({ fontFamily: "body", fontSize: "xs", lineHeight: 1.4, fontWeight: 400 }),
  label: toTokenValue({ fontFamily: "body", fontSize: "sm", lineHeight: 1.3, fontWeight: 600 }),
  priceLg: toTokenValue({
    fontFamily: "figures",
    fontSize: "priceLg",
    lineHeight: 1.05,
    letterSpacing: "-0.02em",
    fontWeight: 600,
  }),
  price: toTokenValue({
    fontFamily: "figures",
    fontSize: "price",
    lineHeight: 1.1,
    letterSpacing: "-0.01em",
    fontWeight: 600,
  }),
  was: toTokenValue({ fontFamily: "figures", fontSize: "sm", lineHeight: 1.1, fontWeight: 400 }),
  code: toTokenValue({
    fontFamily: "body",
    fontSize: "0.9375em",
    lineHeight: 1.4,
    letterSpacing: "code",
    fontWeight: 500,
  }),
};
