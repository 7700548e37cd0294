const toTokenValue = (token: string) => ({ value: token });

/**
 * Tokens for spacings, sizes of controls and containers, radii and borders. The base unit and the default radius are 4
 * px.
 */
export const spacingTokens = {
  spacing: {
    "0": toTokenValue("0"),
    "0.5": toTokenValue("2px"),
    "1": toTokenValue("4px"),
    "1.5": toTokenValue("6px"),
    "2": toTokenValue("8px"),
    "3": toTokenValue("12px"),
    "4": toTokenValue("16px"),
    "5": toTokenValue("20px"),
    "6": toTokenValue("24px"),
    "8": toTokenValue("32px"),
    "10": toTokenValue("40px"),
    "12": toTokenValue("48px"),
    "16": toTokenValue("64px"),
    "20": toTokenValue("80px"),
    "26": toTokenValue("104px"),
    gutter: toTokenValue("clamp(16px, 4vw, 56px)"),
    section: toTokenValue("clamp(44px, 5.6vw, 88px)"),
  },
  sizes: {
    full: toTokenValue("100%"),
    controlSm: toTokenValue("36px"),
    control: toTokenValue("44px"),
    controlLg: toTokenValue("52px"),
    input: toTokenValue("48px"),
    target: toTokenValue("44px"),
    header: toTokenValue("72px"),
    headerSm: toTokenValue("56px"),
    container: {
      text: toTokenValue("68ch"),
      form: toTokenValue("1120px"),
      page: toTokenValue("1360px"),
      wide: toTokenValue("1640px"),
    },
    cartPanel: toTokenValue("460px"),
  },
  radii: {
    none: toTokenValue("0"),
    xs: toTokenValue("2px"),
    sm: toTokenValue("3px"),
    md: toTokenValue("4px"),
    lg: toTokenValue("6px"),
    full: toTokenValue("9999px"),
    /** Depth of the 45 degree corner of sale labels and repair tickets (clip-path); never on focusable elements. */
    cut: toTokenValue("10px"),
  },
  borders: {
    hairline: toTokenValue("1px solid {colors.border}"),
    control: toTokenValue("1px solid {colors.border.control}"),
    selected: toTokenValue("2px solid {colors.accent.solid}"),
  },
};

/** Breakpoints in rem, so that pages with a text size of 200 % use the narrow layout. */
export const breakpoints = { sm: "30rem", md: "48rem", lg: "64rem", xl: "80rem", "2xl": "96rem" };
