import { shortestPassword } from "@rewire/domain";
import type { MessageKey } from "@rewire/messages";
import { useDeferredValue, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { passwordStrength, type PasswordStrength } from "./passwordStrength.ts";

export interface StrengthHintProps {
  /** So that the field can name it as its description. */
  id: string;
  password: string;
  known?: readonly string[] | undefined;
}

const looks: Record<PasswordStrength, readonly [icon: IconName, words: MessageKey]> = {
  weak: ["warning", "password.weak"],
  fair: ["info", "password.fair"],
  good: ["checkCircle", "password.good"],
};

/** How good a new password is, in words that follow the typing; the rule while nothing is typed. */
export function StrengthHint({ id, password, known }: StrengthHintProps) {
  const { formatMessage } = useIntl();
  const judged = useDeferredValue(password);
  const knownWords = known?.filter(Boolean).join("\n") ?? "";
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  const missing = shortestPassword - password.length;

  useEffect(() => {
    let isCurrent = true;
    if (judged.length >= shortestPassword)
      void passwordStrength(judged, knownWords.split("\n")).then((found) => isCurrent && setStrength(found));
    return () => {
      isCurrent = false;
    };
  }, [judged, knownWords]);

  const isJudged = missing <= 0 && strength !== null;
  return (
    <Root id={id} aria-live="polite" tone={isJudged ? strength : "rule"}>
      {isJudged && <Icon name={looks[strength][0]} size={1.125} />}
      <span>
        {isJudged && formatMessage({ id: looks[strength][1] })}
        {!isJudged &&
          (password === "" || missing <= 0) &&
          formatMessage({ id: "account.passwordTooShort" }, { count: shortestPassword })}
        {password !== "" && missing > 0 && formatMessage({ id: "password.tooShort" }, { missing })}
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
