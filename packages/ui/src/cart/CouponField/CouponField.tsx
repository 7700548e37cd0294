import type { AppliedCoupon, ShopFailure } from "@rewire/domain";
import { useState, type FormEvent } from "react";
import { useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
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

/** Code that the shop has accepted. */
interface AcceptedCode {
  readonly code: string;
  /** Codes that were applied before. The shop removes them if the accepted code cannot be combined with others. */
  readonly previousCodes: readonly string[];
}

/**
 * Field for coupon and gift card codes, with the applied codes and the error of the last attempt. If an accepted code
 * has replaced others, a notice lists them.
 */
export function CouponField({ coupons, onApply, onRemove }: CouponFieldProps) {
  const { formatMessage } = useIntl();
  const [acceptedCode, setAcceptedCode] = useState<AcceptedCode | null>(null);

  const applyCoupon =
    onApply &&
    (async (code: string) => {
      const previousCodes = coupons.map((coupon) => coupon.code);
      const failure = await onApply(code);
      if (!failure) setAcceptedCode({ code: code.toUpperCase(), previousCodes });
      return failure;
    });
  const removeCoupon =
    onRemove &&
    ((code: string) => {
      setAcceptedCode(null);
      return onRemove(code);
    });

  return (
    <Root>
      {applyCoupon && <CodeForm onApply={applyCoupon} />}
      <RemovableCodes coupons={coupons} onRemove={removeCoupon} />
      <VisuallyHidden aria-live="polite">
        {acceptedCode && formatMessage({ id: "cart.couponApplied" }, { code: acceptedCode.code })}
      </VisuallyHidden>
      <NoticeArea aria-live="polite">
        {acceptedCode && <ReplacedCodesNotice accepted={acceptedCode} coupons={coupons} />}
      </NoticeArea>
    </Root>
  );
}

/** Form for a code, which keeps a rejected code with the reason. */
function CodeForm({ onApply }: { onApply: (code: string) => Promise<ShopFailure | null> }) {
  const intl = useIntl();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const trimmedCode = code.trim();
    if (isBusy) return;
    if (!trimmedCode) return setError(intl.formatMessage({ id: "cart.couponEmpty" }));
    setBusy(true);
    const failure = await onApply(trimmedCode);
    setBusy(false);
    setError(failure ? describeFailure(intl, failure) : undefined);
    if (!failure) setCode("");
  };

  return (
    <Form onSubmit={submit} noValidate>
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
  );
}

/** Notice that lists the codes that an accepted code has replaced. Renders nothing if all codes are still applied. */
function ReplacedCodesNotice({ accepted, coupons }: { accepted: AcceptedCode } & Pick<CouponFieldProps, "coupons">) {
  const { formatMessage, formatList } = useIntl();
  const appliedCodes = new Set(coupons.map(({ code }) => code.toUpperCase()));
  const replacedCodes = accepted.previousCodes.filter((code) => !appliedCodes.has(code.toUpperCase()));
  // Until the cart contains the accepted code, it is unknown which others remain.
  if (!appliedCodes.has(accepted.code) || replacedCodes.length === 0) return null;
  const codes = formatList(
    replacedCodes.map((code) => code.toUpperCase()),
    { type: "unit" },
  );
  return <Alert tone="warning">{formatMessage({ id: "cart.codesReplaced" }, { codes, code: accepted.code })}</Alert>;
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
// While it is empty, it must not take a gap of the grid.
const NoticeArea = chakra("div", { base: { _empty: { position: "absolute" } } });
const Form = chakra("form", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "2",
    // Keeps the button beside the input when a message appears below.
    "& > button": { alignSelf: "start", minHeight: "input", mt: "calc(0.9375rem * 1.3 + 6px)" },
  },
});
