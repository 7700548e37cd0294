import type { AppliedCoupon, ShopFailure } from "@rewire/domain";
import { useState, type FormEvent } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { describeFailure } from "../../patterns/FailureText/describeFailure.ts";
import { ChangeFailureAlert } from "../../patterns/FailureText/ChangeFailureAlert.tsx";
import { useFailedChange, type ChangeOutcome } from "../../patterns/rules/useFailedChange.ts";
import { CouponChips } from "./CouponChips.tsx";

export interface CouponFieldProps {
  coupons: readonly AppliedCoupon[];
  /** Applies a coupon or gift card; resolves to null on success. If missing, the field is omitted. */
  onApply?: ((code: string) => Promise<ShopFailure | null>) | undefined;
  /** Removes a code; resolves to null on success. If missing, the codes are read-only. */
  onRemove?: ((code: string) => ChangeOutcome) | undefined;
}

/** Field for coupon and gift card codes, with the applied codes and the error of the last attempt. */
export function CouponField({ coupons, onApply, onRemove }: CouponFieldProps) {
  const intl = useIntl();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | undefined>();
  const [appliedCode, setAppliedCode] = useState("");
  const [isBusy, setBusy] = useState(false);

  const applyCoupon = async (event: FormEvent) => {
    event.preventDefault();
    const trimmedCode = code.trim();
    if (isBusy || !onApply) return;
    if (!trimmedCode) return setError(intl.formatMessage({ id: "cart.couponEmpty" }));
    setBusy(true);
    const failure = await onApply(trimmedCode);
    setBusy(false);
    setError(failure ? describeFailure(intl, failure) : undefined);
    if (failure) return;
    setCode("");
    setAppliedCode(trimmedCode.toUpperCase());
  };

  return (
    <Root>
      {onApply && (
        <Form onSubmit={applyCoupon} noValidate>
          <TextField
            label={intl.formatMessage({ id: "cart.coupon" })}
            name="coupon"
            value={code}
            error={error}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => {
              setCode(event.target.value);
              setError(undefined);
            }}
          />
          <Button
            type="submit"
            variant="line"
            isLoading={isBusy}
            loadingText={intl.formatMessage({ id: "cart.applyingCoupon" })}
          >
            {intl.formatMessage({ id: "cart.applyCoupon" })}
          </Button>
        </Form>
      )}
      <RemovableCodes coupons={coupons} onRemove={onRemove} />
      <VisuallyHidden aria-live="polite">
        {appliedCode && intl.formatMessage({ id: "cart.couponApplied" }, { code: appliedCode })}
      </VisuallyHidden>
    </Root>
  );
}

/** Applied codes, with the reason why one could not be removed. */
function RemovableCodes({ coupons, onRemove }: Pick<CouponFieldProps, "coupons" | "onRemove">) {
  const { formatMessage } = useIntl();
  const [failedRemoval, trackRemoval] = useFailedChange<string>();
  const isStillApplied = coupons.some(({ code }) => code === failedRemoval?.value);
  return (
    <>
      <CouponChips coupons={coupons} onRemove={onRemove && ((code) => void trackRemoval(code, code, onRemove(code)))} />
      {failedRemoval && isStillApplied && (
        <ChangeFailureAlert
          title={formatMessage({ id: "cart.couponStays" }, { code: failedRemoval.value.toUpperCase() })}
          failure={failedRemoval.failure}
        />
      )}
    </>
  );
}

const Root = chakra("div", { base: { display: "grid", gap: "10px" } });
const Form = chakra("form", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "2",
    // Keeps the button beside the input when a message appears below.
    "& > button": { alignSelf: "start", minHeight: "input", mt: "calc(0.9375rem * 1.3 + 6px)" },
  },
});
