import { chakra } from "@chakra-ui/react";
import { useFormContext, useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { NewPasswordFields } from "../../account/NewPasswordFields.tsx";
import { Checkbox } from "../../primitives/Checkbox/Checkbox.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { FormGrid } from "../FormGrid/FormGrid.tsx";
import type { CheckoutValues } from "../rules/checkoutValues.ts";

/** An account with the order, for guests who want one: user name, and a password twice. Lives in the checkout's `FormProvider`. */
export function AccountFields() {
  const { formatMessage } = useIntl();
  const { register, formState: { errors } } = useFormContext<CheckoutValues>();
  const [createsAccount, email, username] = useWatch<CheckoutValues, ["createsAccount", "email", "username"]>({ name: ["createsAccount", "email", "username"] });

  return (
    <Root>
      <Checkbox label={formatMessage({ id: "checkout.createAccount" })} {...register("createsAccount")} />
      {createsAccount && (
        <Fields>
          <TextField
            id="account-username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            label={formatMessage({ id: "account.username" })}
            hint={formatMessage({ id: "checkout.createAccountHint" })}
            error={errors.username?.message}
            {...register("username", { validate: (value) => value.trim() !== "" || formatMessage({ id: "checkout.requiredUsername" }) })}
          />
          <NewPasswordFields form="account" isWide known={[email, username]} />
        </Fields>
      )}
    </Root>
  );
}

const Root = chakra("div", { base: { mt: "18px", "& > div > label": { minHeight: "target", alignItems: "center" } } });
const Fields = chakra(FormGrid, { base: { mt: "3" } });
