import { reviewForm } from "@rewire/domain";
import { useIntl } from "react-intl";
import { FormField } from "../../primitives/FormField/FormField.tsx";
import { controlRecipe } from "../../primitives/FormField/control.recipe.ts";
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

const FileInput = chakra("input", {
  base: {
    ...controlRecipe.base,
    py: "2.5",
    cursor: "pointer",
    "&::file-selector-button": {
      me: "3",
      px: "3",
      py: "1",
      bg: "bg.subtle",
      color: "fg",
      borderWidth: "1px",
      borderColor: "border.control",
      font: "inherit",
      cursor: "pointer",
    },
  },
});
