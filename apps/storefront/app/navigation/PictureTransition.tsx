import { Component } from "react";
import { findPicture } from "../early/findPicture.ts";
import { movePicture, type PictureSnapshot } from "./movePicture.ts";
import { usePathname } from "./PageNavigation.tsx";

interface PictureMoverProps {
  pathname: string;
}

/**
 * Component that animates a product's picture between the product card and the product page on client-side navigation.
 * Does not use `document.startViewTransition`, which would require the new page to be rendered synchronously. Renders
 * nothing.
 */
export function PictureTransition() {
  return <PictureMover pathname={usePathname()} />;
}

/** Class, because only classes can read the page just before React changes it. */
class PictureMover extends Component<PictureMoverProps> {
  override getSnapshotBeforeUpdate({ pathname: previousPathname }: PictureMoverProps): PictureSnapshot | null {
    const { pathname } = this.props;
    if (previousPathname === pathname || !matchMedia("(prefers-reduced-motion: no-preference)").matches) return null;
    const picture = findPicture(pathname);
    return picture && { picture, from: picture.getBoundingClientRect() };
  }

  override componentDidUpdate(
    { pathname: previousPath }: PictureMoverProps,
    _: unknown,
    startSnapshot: PictureSnapshot | null,
  ): void {
    if (!startSnapshot) return;
    // In the next frame, when the scroll position has been restored, before anything is painted.
    requestAnimationFrame(() => {
      const target = findPicture(previousPath);
      if (target) movePicture(startSnapshot, target);
    });
  }

  override render() {
    return null;
  }
}
