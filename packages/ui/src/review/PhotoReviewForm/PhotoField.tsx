import { reviewForm } from "@rewire/domain";
import { useIntl } from "react-intl";
import { FormField } from "../../primitives/FormField/FormField.tsx";
import { fileInputStyle } from "../../primitives/FormField/fileInputStyle.ts";
import { chakra } from "../../theme/chakra.tsx";

interface PhotoFieldProps {
  error?: string | undefined;
  /** Called with the selected files. */
  onSelect?: ((files: readonly File[]) => void) | undefined;
}

/** Optional file field for the photos of a review. */
export function PhotoField({ error, onSelect }: PhotoFieldProps) {
  const { formatMessage } = useIntl();
  const { photo, photoTypes, maxPhotos, maxPhotoBytes } = reviewForm;
  return (
    <FormField
      label={formatMessage({ id: "reviewForm.photos.label" })}
      hint={formatMessage({ id: "reviewForm.photos.hint" }, { count: maxPhotos, size: maxPhotoBytes / 1024 / 1024 })}
      error={error}
      isOptional
    >
      {(control) => (
        <FileInput
          type="file"
          name={photo}
          accept={photoTypes.join(",")}
          multiple
          {...(onSelect && { onChange: ({ currentTarget }) => onSelect([...(currentTarget.files ?? [])]) })}
          {...control}
        />
      )}
    </FormField>
  );
}

const FileInput = chakra("input", { base: fileInputStyle });
