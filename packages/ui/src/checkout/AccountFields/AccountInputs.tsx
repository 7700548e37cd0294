import type { CheckoutValues } from "@rewire/domain";
import { useEffect, useEffectEvent } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { NewPasswordFields } from "../../patterns/NewPasswordFields.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { FormGrid } from "../../patterns/FormGrid/FormGrid.tsx";

/** Fields of a new account: user name, and password with confirmation. @param onLoad Called when the fields are mounted. */
export default function AccountInputs({ onLoad }: { onLoad: () => void }) {
  const { formatMessage } = useIntl();
  const {
    register,
    formState: { errors },
  } = useFormContext<CheckoutValues>();
  const userInputs = useWatch<CheckoutValues, ["email", "username"]>({ name: ["email", "username"] });
  const handleLoad = useEffectEvent(onLoad);
  useEffect(() => handleLoad(), []);

  return (
    <AccountFieldsGrid>
      <TextField
        id="account-username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={formatMessage({ id: "account.username" })}
        hint={formatMessage({ id: "checkout.createAccountHint" })}
        error={errors.username?.message}
        {...register("username", {
          validate: (value) => value.trim() !== "" || formatMessage({ id: "checkout.requiredUsername" }),
        })}
      />
      <NewPasswordFields form="account" isWide userInputs={userInputs} />
    </AccountFieldsGrid>
  );
}

const AccountFieldsGrid = chakra(FormGrid, { base: { mt: "3" } });
