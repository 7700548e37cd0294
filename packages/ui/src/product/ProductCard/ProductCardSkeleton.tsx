import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import {
  CardFooter,
  CardName,
  CardPictureFrame,
  CardPrice,
  CardRating,
  CardRoot,
  CardSpec,
} from "./ProductCard.parts.tsx";

/**
 * Placeholder for a product card while it is loading, with the same layout. The surrounding list must announce that it
 * is loading.
 */
export function ProductCardSkeleton() {
  return (
    <CardRoot aria-hidden>
      <CardPictureFrame>
        <Skeleton aspectRatio="1" height="auto" borderRadius="none" />
      </CardPictureFrame>
      <CardName as="p">
        <Skeleton width="70%" height="1.3em" />
      </CardName>
      <CardSpec>
        <Skeleton width="90%" height="1.4em" />
      </CardSpec>
      <CardRating>
        <Skeleton width="55%" height="1.1em" />
      </CardRating>
      <CardPrice>
        <Skeleton width="45%" height="1.3em" />
      </CardPrice>
      <CardFooter>
        <Skeleton width="35%" />
      </CardFooter>
    </CardRoot>
  );
}
