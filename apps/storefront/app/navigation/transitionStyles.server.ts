/** Value of `view-transition-name` for the picture that moves during a transition between documents. */
export const PICTURE_TRANSITION_NAME = "picture";

/**
 * CSS of view transitions between documents. Unless the visitor prefers reduced motion, the picture moves; the rest of
 * the page changes immediately and remains clickable.
 */
export const transitionStyles =
  "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}" +
  ":root{view-transition-name:none}::view-transition{pointer-events:none}" +
  `::view-transition-old(${PICTURE_TRANSITION_NAME}),::view-transition-new(${PICTURE_TRANSITION_NAME}){height:100%;object-fit:cover}`;
