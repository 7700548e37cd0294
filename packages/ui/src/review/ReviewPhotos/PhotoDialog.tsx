import type { ReviewPhoto } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface PhotoDialogProps {
  photos: readonly ReviewPhoto[];
  /** Position of the photo that is shown. */
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

/** Dialog that shows the photos of a review, one at a time. */
export function PhotoDialog({ photos, index, onIndexChange, onClose }: PhotoDialogProps) {
  const photo = photos[index];
  if (!photo) return null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={photo.alt}
      size="md"
      footer={
        photos.length > 1 && (
          <>
            <Button variant="line" disabled={index === 0} onClick={() => onIndexChange(index - 1)}>
              <FormattedMessage id="product.previousPicture" />
            </Button>
            <Button variant="line" disabled={index === photos.length - 1} onClick={() => onIndexChange(index + 1)}>
              <FormattedMessage id="product.nextPicture" />
            </Button>
          </>
        )
      }
    >
      <PhotoImage key={photo.url} src={photo.url} alt={photo.alt ?? ""} width={photo.width} height={photo.height} />
    </Dialog>
  );
}

const PhotoImage = chakra(
  "img",
  { base: { display: "block", mx: "auto", maxWidth: "full", width: "auto", height: "auto", maxHeight: "70vh" } },
  // As styles they would be limited one by one, which changes the shape of the photo.
  { forwardProps: ["width", "height"] },
);
