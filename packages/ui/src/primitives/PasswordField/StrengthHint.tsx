import { MIN_PASSWORD_LENGTH } from "@rewire/domain";
import type { MessageKey } from "@rewire/messages";
import { useDeferredValue, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { ratePassword, type PasswordStrength } from "./passwordStrength.ts";

export interface StrengthHintProps {
  /** Id for the field's `aria-describedby`. */
  id: string;
  password: string;
  userInputs?: readonly string[] | undefined;
}

const STRENGTH_LABELS: Record<PasswordStrength, readonly [icon: IconName, text: MessageKey]> = {
  weak: ["warning", "password.weak"],
  fair: ["info", "password.fair"],
  good: ["checkCircle", "password.good"],
};

/** Strength of a new password in words, updated while typing. While the field is empty, it shows the password rule. */
export function StrengthHint({ id, password, userInputs }: StrengthHintProps) {
  const { formatMessage } = useIntl();
  const checkedPassword = useDeferredValue(password);
  const guessableWords = userInputs?.filter(Boolean).join("\n") ?? "";
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  const missingCharacterCount = MIN_PASSWORD_LENGTH - password.length;

  useEffect(() => {
    let isSubscribed = true;
    if (checkedPassword.length >= MIN_PASSWORD_LENGTH)
      void ratePassword(checkedPassword, guessableWords.split("\n")).then(
        (rating) => isSubscribed && setStrength(rating),
      );
    return () => {
      isSubscribed = false;
    };
  }, [checkedPassword, guessableWords]);

  const isRated = missingCharacterCount <= 0 && strength !== null;
  return (
    <Root id={id} aria-live="polite" tone={isRated ? strength : "rule"}>
      {isRated && <Icon name={STRENGTH_LABELS[strength][0]} size={1.125} />}
      <span>
        {isRated && formatMessage({ id: STRENGTH_LABELS[strength][1] })}
        {!isRated &&
          (password === "" || missingCharacterCount <= 0) &&
          formatMessage({ id: "account.passwordTooShort" }, { count: MIN_PASSWORD_LENGTH })}
        {password !== "" &&
          missingCharacterCount > 0 &&
          formatMessage({ id: "password.tooShort" }, { missing: missingCharacterCount })}
      </span>
    </Root>
  );
}

const Root = chakra("p", {
  base: { display: "flex", gap: "7px", marginTop: "1.5", fontSize: "0.875rem", lineHeight: "1.4" },
  variants: {
    tone: {
      rule: { color: "fg.subtle" },
      weak: { color: "warning.fg", fontWeight: "semibold" },
      fair: { color: "fg", fontWeight: "semibold" },
      good: { color: "success.fg", fontWeight: "semibold" },
    },
  },
});
