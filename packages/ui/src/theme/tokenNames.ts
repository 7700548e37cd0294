/** The names of all tokens by scale, for the system at run time. Written by `node packages/ui/scripts/theme-css.mjs`. */
export const tokenNames = {
  colors: "tin.0 tin.25 tin.50 tin.100 tin.150 tin.200 tin.300 tin.400 tin.500 tin.600 tin.700 tin.800 tin.850 tin.900 tin.925 tin.950 petrol.50 petrol.100 petrol.200 petrol.300 petrol.400 petrol.500 petrol.600 petrol.700 petrol.800 petrol.900 petrol.950 tracer.50 tracer.100 tracer.200 tracer.300 tracer.400 tracer.500 tracer.600 tracer.700 tracer.800 tracer.900 tracer.950 label.50 label.100 label.200 label.300 label.400 label.500 label.600 label.700 label.800 label.900 label.950 green.50 green.100 green.200 green.300 green.400 green.500 green.600 green.700 green.800 green.900 green.950 amber.50 amber.100 amber.200 amber.300 amber.400 amber.500 amber.600 amber.700 amber.800 amber.900 amber.950 red.50 red.100 red.200 red.300 red.400 red.500 red.600 red.700 red.800 red.900 red.950 blue.50 blue.100 blue.200 blue.300 blue.400 blue.500 blue.600 blue.700 blue.800 blue.900 blue.950 studio.light studio.dark bg bg.subtle bg.muted bg.emphasized bg.panel bg.plate bg.inverted bg.board bg.board.raised fg fg.muted fg.subtle fg.disabled fg.inverted fg.onBoard fg.onBoard.muted border border.muted border.control border.emphasized border.onBoard border.onBoard.control accent.solid accent.solid.hover accent.solid.active accent.contrast accent.fg accent.muted accent.subtle accent.emphasized accent.focusRing repair.solid repair.solid.hover repair.solid.active repair.contrast repair.fg repair.muted repair.subtle sale.solid sale.contrast sale.fg sale.subtle success.solid success.fg success.muted success.subtle success.border success.contrast warning.solid warning.fg warning.muted warning.subtle warning.border warning.contrast danger.solid danger.fg danger.muted danger.subtle danger.border danger.contrast info.solid info.fg info.muted info.subtle info.border info.contrast rating.on rating.off scrim",
  fonts: "heading body figures mono",
  fontSizes: "2xs xs sm md lg xl h2 h1 display price priceLg",
  fontWeights: "normal medium semibold bold",
  lineHeights: "flat tight snug compact normal",
  letterSpacings: "display heading normal code",
  spacing: "0 1 2 3 4 5 6 8 10 12 16 20 26 0.5 1.5 gutter section",
  sizes: "full controlSm control controlLg input target header headerSm container.text container.form container.page container.wide cartPanel",
  radii: "none xs sm md lg full cut",
  borders: "hairline control selected",
  durations: "instant fast base slow wire",
  easings: "out in inOut",
  zIndex: "base sticky header dropdown scrim panel dialog toast skipLink",
  shadows: "popover panel sticky",
};
