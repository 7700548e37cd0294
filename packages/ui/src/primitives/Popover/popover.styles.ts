/** Shared styles of menus and popovers. */
export const floatingPanelStyle = {
  zIndex: "dropdown",
  maxWidth: "calc(100vw - 24px)",
  maxHeight: "min(var(--available-height, 100dvh), 100dvh)",
  overflowY: "auto",
  bg: "bg.panel",
  color: "fg",
  textStyle: "sm",
  borderRadius: "lg",
  boxShadow: "popover",
  outline: "none",
  _open: { animation: "popIn 200ms {easings.out}" },
  _closed: { animation: "fadeOut 80ms {easings.in}" },
  "@media (forced-colors: active)": { borderWidth: "1px" },
} as const;
