import { useId, useState, type InputHTMLAttributes, type ReactNode, type Ref } from "react";
import { useIntl } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";
import { FormField, type FieldText } from "../FormField/FormField.tsx";
import { controlRecipe } from "../FormField/control.recipe.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { preloadPasswordChecker } from "./passwordStrength.ts";
import { StrengthHint } from "./StrengthHint.tsx";

export interface PasswordFieldProps
  extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, "color" | "size" | "type"> {
  /** Whether the field is for a new password: shows its strength and what is missing. @default false */
  isNew?: boolean | undefined;
  /** Personal data that attackers try first, such as name and e-mail; only with `isNew`. */
  userInputs?: readonly string[] | undefined;
  /** Content at the end of the label's line, such as a "Forgot password?" link. */
  aside?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Password field with a button that shows the password. Accepts the result of react-hook-form's `register`. */
export function PasswordField(props: PasswordFieldProps) {
  const {
    label,
    hint,
    error,
    isOptional,
    isLabelHidden,
    id,
    isNew = false,
    userInputs,
    aside,
    onChange,
    onFocus,
    ...rest
  } = props;
  const { formatMessage } = useIntl();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [isVisible, setVisible] = useState(false);
  const [typedPassword, setTypedPassword] = useState("");

  return (
    <Root>
      <FormField {...{ label, hint, error, isOptional, isLabelHidden, aside, id: fieldId }}>
        {(control) => (
          <FieldContainer>
            <PasswordInput
              type={isVisible ? "text" : "password"}
              autoComplete={isNew ? "new-password" : "current-password"}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onFocus={(event) => {
                if (isNew) void preloadPasswordChecker();
                onFocus?.(event);
              }}
              onChange={(event) => {
                setTypedPassword(event.target.value);
                onChange?.(event);
              }}
              {...rest}
              {...control}
              aria-describedby={
                [control["aria-describedby"], isNew && `${fieldId}-strength`].filter(Boolean).join(" ") || undefined
              }
            />
            <IconButton
              icon={isVisible ? "eyeOff" : "eye"}
              label={formatMessage({ id: isVisible ? "password.hide" : "password.show" })}
              aria-controls={fieldId}
              onClick={() => setVisible(!isVisible)}
            />
          </FieldContainer>
        )}
      </FormField>
      {isNew && <StrengthHint id={`${fieldId}-strength`} password={typedPassword} userInputs={userInputs} />}
    </Root>
  );
}

const Root = chakra("div", { base: { minWidth: "0" } });
const FieldContainer = chakra("div", {
  base: {
    position: "relative",
    "& > button": {
      position: "absolute",
      insetInlineEnd: "2px",
      insetBlock: "0",
      marginBlock: "auto",
      color: "fg.muted",
    },
  },
});
const PasswordInput = chakra("input", {
  base: {
    ...controlRecipe.base,
    "&, &[aria-invalid=true]": { paddingInlineEnd: "52px" },
    "&::-ms-reveal": { display: "none" },
  },
});
