/** Style of the container of a notice at the bottom of the page, which lets presses beside the notice through. */
export const noticePositionStyle = {
  position: "fixed",
  insetInline: "0",
  bottom: "4",
  zIndex: "toast",
  display: "flex",
  justifyContent: "center",
  px: "4",
  pointerEvents: "none",
} as const;
