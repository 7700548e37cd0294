import type { CheckoutValues } from "@rewire/domain";
import { Suspense, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { Checkbox } from "../../primitives/Checkbox/Checkbox.tsx";
import { Spinner } from "../../primitives/Spinner/Spinner.tsx";
import { lazyComponent } from "../../provider/lazyComponent.ts";
import { chakra } from "../../theme/chakra.tsx";

/** Loaded only if the guest wants an account. */
const loadInputs = () => import("./AccountInputs.tsx");
const AccountInputs = lazyComponent(loadInputs);

/**
 * Checkbox with which a guest creates an account when ordering, followed by the fields of the account: user name, and a
 * password with confirmation. Requires the checkout's `FormProvider`.
 */
export function AccountFields() {
  const { formatMessage } = useIntl();
  const {
    register,
    formState: { errors },
  } = useFormContext<CheckoutValues>();
  const createsAccount = useWatch<CheckoutValues, "createsAccount">({ name: "createsAccount" });
  const [isLoaded, setLoaded] = useState(false);
  // Fields that are not loaded yet are not validated, and the order would be placed without an account.
  const validateChecked = (isChecked: boolean) =>
    !isChecked || isLoaded || formatMessage({ id: "checkout.requiredUsername" });

  return (
    <Root>
      <Checkbox
        label={formatMessage({ id: "checkout.createAccount" })}
        onFocus={() => void loadInputs().catch(() => undefined)}
        error={isLoaded ? undefined : errors.createsAccount?.message}
        {...register("createsAccount", { validate: validateChecked })}
      />
      {createsAccount && (
        <Suspense fallback={<Spinner />}>
          <AccountInputs onLoad={() => setLoaded(true)} />
        </Suspense>
      )}
    </Root>
  );
}

const Root = chakra("div", { base: { mt: "18px", "& > div > label": { minHeight: "target", alignItems: "center" } } });
