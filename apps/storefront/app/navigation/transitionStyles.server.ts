/** Name of the picture that moves while documents change. */
export const PICTURE_NAME = "picture";

/**
 * Styles of transitions between documents: for visitors who allow motion the picture moves; everything else changes at
 * once and can be pressed meanwhile. `PictureMotion` does the same within the app.
 */
export const transitionStyles =
  "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}" +
  ":root{view-transition-name:none}::view-transition{pointer-events:none}" +
  `::view-transition-old(${PICTURE_NAME}),::view-transition-new(${PICTURE_NAME}){height:100%;object-fit:cover}`;
