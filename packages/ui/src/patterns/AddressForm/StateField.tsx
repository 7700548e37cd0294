import type { CountryState } from "@rewire/domain";
import type { RegisterOptions, UseFormRegisterReturn } from "react-hook-form";
import { useIntl } from "react-intl";
import { Select } from "../../primitives/Select/Select.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";

export interface StateFieldProps {
  id: string;
  autoComplete: string;
  error: string | undefined;
  /** Whether an address is incomplete without it. */
  isRequired: boolean;
  /** Empty where the country has none, null while they are not known. */
  states: readonly CountryState[] | null;
  /** The state that the address came with: the shop knows it already. */
  known: string;
  registration: (rules: Pick<RegisterOptions, "validate">) => UseFormRegisterReturn;
}

/**
 * A list where the country has states, else a line, which may stay empty where addresses do without. While the states are
 * not known, an address that needs one is not complete.
 */
export function StateField({ states, isRequired, known, registration, ...field }: StateFieldProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: "checkout.state" });

  if (!states || states.length === 0) {
    const isComplete = (value: string) => !isRequired || (value.trim() !== "" && (states !== null || value === known));
    const missing = formatMessage({ id: states ? "checkout.requiredState" : "checkout.statesLoading" });
    const validate = (value: string) => isComplete(value) || missing;
    return <TextField key="free" optional={!isRequired} label={label} {...field} {...registration({ validate })} />;
  }
  return (
    <Select
      key="list"
      label={label}
      optional={!isRequired}
      placeholder={formatMessage({ id: "checkout.chooseState" })}
      options={states.map(({ code, name }) => ({ value: code, label: name }))}
      {...field}
      {...registration({
        validate: (value: string) =>
          (value === "" && !isRequired) ||
          states.some(({ code }) => code === value) ||
          formatMessage({ id: "checkout.requiredState" }),
      })}
    />
  );
}
