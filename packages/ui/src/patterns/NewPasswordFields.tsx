import { MIN_PASSWORD_LENGTH, type NewPasswordValues } from "@rewire/domain";
import { useFormContext, type FieldPath } from "react-hook-form";
import { useIntl } from "react-intl";
import { PasswordField } from "../primitives/PasswordField/PasswordField.tsx";

export interface NewPasswordFieldsProps {
  /** Prefix of the control ids: "register" gives "register-password". */
  form: string;
  /** Purpose of the form, which determines the labels of the fields. @default "register" */
  purpose?: "register" | "change" | undefined;
  /** Personal data that attackers try first, such as name and e-mail. */
  userInputs?: readonly string[] | undefined;
  /** Whether the fields are side by side on wide screens. @default false */
  isWide?: boolean | undefined;
}

/** Fields for a new password and its confirmation. Requires a react-hook-form `FormProvider`. */
export function NewPasswordFields({ form, purpose = "register", userInputs, isWide = false }: NewPasswordFieldsProps) {
  const { formatMessage } = useIntl();
  const {
    register,
    formState: { errors, isSubmitted, touchedFields },
    trigger,
  } = useFormContext<NewPasswordValues>();
  const columns = isWide ? { "data-columns": "3" } : {};
  const revalidateField = (name: FieldPath<NewPasswordValues>) => {
    if (isSubmitted || touchedFields[name]) void trigger(name);
  };

  return (
    <>
      <div {...columns}>
        <PasswordField
          isNew
          userInputs={userInputs}
          id={`${form}-password`}
          label={formatMessage({ id: purpose === "change" ? "account.newPassword" : "account.password" })}
          error={errors.password?.message}
          {...register("password", {
            validate: (value) =>
              value.length >= MIN_PASSWORD_LENGTH ||
              formatMessage({ id: "account.passwordTooShort" }, { count: MIN_PASSWORD_LENGTH }),
            onChange: () => revalidateField("passwordAgain"),
          })}
        />
      </div>
      <div {...columns}>
        <PasswordField
          id={`${form}-passwordAgain`}
          autoComplete="new-password"
          label={formatMessage({ id: purpose === "change" ? "account.newPasswordAgain" : "account.passwordAgain" })}
          error={errors.passwordAgain?.message}
          {...register("passwordAgain", {
            validate: (value, { password }) => {
              if (value === "") return formatMessage({ id: "account.requiredPasswordAgain" });
              return value === password || formatMessage({ id: "account.passwordMismatch" });
            },
          })}
        />
      </div>
    </>
  );
}
