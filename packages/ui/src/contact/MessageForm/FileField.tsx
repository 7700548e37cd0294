import { contactFileTypes, MAX_CONTACT_FILE_BYTES } from "@rewire/domain";
import { useIntl } from "react-intl";
import { FormField } from "../../primitives/FormField/FormField.tsx";
import { fileInputStyle } from "../../primitives/FormField/fileInputStyle.ts";
import { chakra } from "../../theme/chakra.tsx";

/** Optional file field of the contact form, for a picture or a PDF. */
export function FileField({ name, error }: { name: string; error?: string | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <FormField
      label={formatMessage({ id: "contact.form.file" })}
      hint={formatMessage({ id: "contact.form.fileHint" }, { size: MAX_CONTACT_FILE_BYTES / 1024 / 1024 })}
      error={error}
      isOptional
    >
      {(control) => <FileInput type="file" name={name} accept={Object.keys(contactFileTypes).join(",")} {...control} />}
    </FormField>
  );
}

const FileInput = chakra("input", { base: fileInputStyle });
