export {
  contentPageKinds,
  createContentPagePath,
  isContentPageKind,
  type ContentPage,
  type ContentPageKind,
  type ContentPageLink,
} from "./contentPage.ts";
