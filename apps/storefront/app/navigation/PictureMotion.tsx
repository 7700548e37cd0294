import { Component } from "react";
import { findPicture } from "../early/findPicture.ts";
import { movePicture, type PictureStart } from "./movePicture.ts";
import { usePathname } from "./PageNavigation.tsx";

interface MotionProps {
  pathname: string;
}

/**
 * Component that moves a product's picture from its card to the product page, and back, when React shows another page.
 * The page itself is rendered as always, in small pieces, which `document.startViewTransition` would not allow. Renders
 * nothing. `early/carryPicture` does the same while documents change.
 */
export function PictureMotion() {
  return <Motion pathname={usePathname()} />;
}

/** Class, because only classes can read the page just before React changes it. */
class Motion extends Component<MotionProps> {
  override getSnapshotBeforeUpdate({ pathname: from }: MotionProps): PictureStart | null {
    const { pathname } = this.props;
    if (from === pathname || !matchMedia("(prefers-reduced-motion: no-preference)").matches) return null;
    const picture = findPicture(pathname);
    return picture && { picture, from: picture.getBoundingClientRect() };
  }

  override componentDidUpdate({ pathname: from }: MotionProps, _: unknown, start: PictureStart | null): void {
    if (!start) return;
    // In the next frame, when the scroll position has been restored, before anything is painted.
    requestAnimationFrame(() => {
      const target = findPicture(from);
      if (target) movePicture(start, target);
    });
  }

  override render() {
    return null;
  }
}
