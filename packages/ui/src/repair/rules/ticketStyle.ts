/**
 * Styles of estimates and repair summaries, which look like a ticket with an orange edge and a cut corner. The corner
 * must not contain focusable elements.
 */
export const ticketStyle = {
  px: { base: "5", sm: "6" },
  pt: "6",
  pb: "6",
  bg: "bg.subtle",
  borderTop: "4px solid {colors.repair.solid}",
  clipPath: "polygon(0 0, calc(100% - 26px) 0, 100% 26px, 100% 100%, 0 100%)",
  _dark: { bg: "bg.muted" },
  "@media (forced-colors: active), print": { clipPath: "none", borderWidth: "1px" },
} as const;
