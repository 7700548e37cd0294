import { hasUnselectedFreeRates, type Parcel } from "@rewire/domain";
import { useIntl } from "react-intl";
import { ChangeFailureAlert } from "../../patterns/FailureText/ChangeFailureAlert.tsx";
import { useFailedChange, type ChangeOutcome } from "../../patterns/rules/useFailedChange.ts";
import { chakra } from "../../theme/chakra.tsx";
import { ShippingOptions, type ShippingOptionsProps } from "./ShippingOptions.tsx";

export interface ParcelOptionsProps extends Pick<ShippingOptionsProps, "dates" | "pickupAddress"> {
  /** Parcels with their rates; null while the rates of the address are loading. */
  parcels: readonly Parcel[] | null;
  rateError: string | undefined;
  /** Chooses a rate; resolves to null on success. */
  onChooseRate: (id: string, parcel: number) => ChangeOutcome;
}

/**
 * Shipping options for each parcel of an order. A single parcel has no heading. A note is shown if a free rate is
 * available but not selected.
 */
export function ParcelOptions({ parcels, rateError, onChooseRate, ...rest }: ParcelOptionsProps) {
  const { formatMessage } = useIntl();
  const [failedChoice, trackChoice] = useFailedChange<string | null>();
  if (parcels === null) return <ShippingOptions rates={null} chosenRate={null} onChooseRate={() => undefined} />;

  return (
    <ParcelGrid>
      {hasUnselectedFreeRates(parcels) && <NoteText>{formatMessage({ id: "cart.couldBeFree" })}</NoteText>}
      {parcels.map(({ name, rates, chosenRate }, index) => (
        <ShippingOptions
          key={`${name}${index}`}
          rates={rates}
          chosenRate={chosenRate}
          onChooseRate={(id) => void trackChoice(id, chosenRate, onChooseRate(id, index))}
          error={chosenRate === null ? rateError : undefined}
          parcel={index}
          name={parcels.length > 1 ? formatMessage({ id: "checkout.parcel" }, { number: index + 1, name }) : undefined}
          {...rest}
        />
      ))}
      {failedChoice && (
        <ChangeFailureAlert title={formatMessage({ id: "checkout.rateStays" })} failure={failedChoice.failure} />
      )}
    </ParcelGrid>
  );
}

const ParcelGrid = chakra("div", { base: { display: "grid", gap: "5" } });
const NoteText = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
