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
  registration: (rules: Pick<RegisterOptions, "validate">) => UseFormRegisterReturn;
}

/** A list where the country has states, else a line that may stay empty; asked for only where addresses need it. */
export function StateField({ states, isRequired, registration, ...field }: StateFieldProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: "checkout.state" });

  if (!states || states.length === 0) {
    return <TextField key="free" optional label={label} {...field} {...registration({ validate: () => true })} />;
  }
  return (
    <Select
      key="list"
      label={label}
      optional={!isRequired}
      placeholder={formatMessage({ id: "checkout.chooseState" })}
      options={states.map(({ code, name }) => ({ value: code, label: name }))}
      {...field}
      {...registration({ validate: (value: string) => (value === "" && !isRequired) || states.some(({ code }) => code === value) || formatMessage({ id: "checkout.requiredState" }) })}
    />
  );
}
