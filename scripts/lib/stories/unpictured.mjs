// Components without a picture, because they draw nothing of their own.
export const UNPICTURED = new Set(["LazyRender", "Scripting", "VisuallyHidden"]);
