const value = (token: string) => ({ value: token });

/** Spacings, sizes of controls and containers, radii and borders. Base unit 4 px; radius 4 px. */
export const spacingTokens = {
  spacing: {
    "0": value("0"),
    "0.5": value("2px"),
    "1": value("4px"),
    "1.5": value("6px"),
    "2": value("8px"),
    "3": value("12px"),
    "4": value("16px"),
    "5": value("20px"),
    "6": value("24px"),
    "8": value("32px"),
    "10": value("40px"),
    "12": value("48px"),
    "16": value("64px"),
    "20": value("80px"),
    "26": value("104px"),
    gutter: value("clamp(16px, 4vw, 56px)"),
    section: value("clamp(44px, 5.6vw, 88px)"),
  },
  sizes: {
    full: value("100%"),
    controlSm: value("36px"),
    control: value("44px"),
    controlLg: value("52px"),
    input: value("48px"),
    target: value("44px"),
    header: value("72px"),
    headerSm: value("56px"),
    container: {
      text: value("68ch"),
      form: value("1120px"),
      page: value("1360px"),
      wide: value("1640px"),
    },
    cartPanel: value("460px"),
  },
  radii: {
    none: value("0"),
    xs: value("2px"),
    sm: value("3px"),
    md: value("4px"),
    lg: value("6px"),
    full: value("9999px"),
    /** Depth of the 45 degree corner of sale labels and repair tickets (clip-path); never on focusable elements. */
    cut: value("10px"),
  },
  borders: {
    hairline: value("1px solid {colors.border}"),
    control: value("1px solid {colors.border.control}"),
    selected: value("2px solid {colors.accent.solid}"),
  },
};

/** Breakpoints in rem, so that 200 % text falls back to the narrow layout. */
export const breakpoints = { sm: "30rem", md: "48rem", lg: "64rem", xl: "80rem", "2xl": "96rem" };
