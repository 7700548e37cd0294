// Components without a picture: they draw nothing of their own, or (AvatarMenu) come out differently now and then.
export const UNPICTURED = new Set(["AvatarMenu", "LazyRender", "Scripting", "VisuallyHidden"]);
