import { type CountryState, type RateDates, type ShippingRate, type ShopFailure, needsState } from "@rewire/domain";
import { useId, useState, type FormEvent } from "react";
import { useIntl } from "react-intl";
import { formatCountryName, createCountryOptions } from "../../patterns/rules/countryOptions.ts";
import { Disclosure } from "../../patterns/Disclosure/Disclosure.tsx";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { RadioCard } from "../../primitives/RadioGroup/RadioCard.tsx";
import { RadioGroup } from "../../primitives/RadioGroup/RadioGroup.tsx";
import { Select } from "../../primitives/Select/Select.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { useFormatMoney } from "../../provider/Settings.tsx";
import { useFocusFallback } from "../../patterns/rules/useFocusFallback.ts";
import { useRateTitle } from "../../patterns/rules/useRateTitle.ts";
import { chakra } from "../../theme/chakra.tsx";
import { describeRate } from "../../product/DeliveryFact/describeRate.tsx";
import { ChangeFailureAlert } from "../../patterns/FailureText/ChangeFailureAlert.tsx";
import { useFailedChange, type ChangeOutcome } from "../../patterns/rules/useFailedChange.ts";
import { FailureText } from "../../patterns/FailureText/FailureText.tsx";

/** Parts of the destination address that affect shipping costs. */
export interface DeliveryDestination {
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
  readonly state: string;
  readonly postcode: string;
}

export interface DeliveryEstimateProps {
  /** Destination that the shop currently assumes. */
  destination: DeliveryDestination;
  /** Country codes that the shop sells to; empty while they are unknown. */
  countries: readonly string[];
  /** States of the last selected country; empty if the country has no states, null until they are loaded. */
  states: readonly CountryState[] | null;
  /** Fetches countries or states again that could not be loaded; undefined if there was no failure. */
  onRetryPlaces?: (() => void) | undefined;
  /** Called when the form is opened, so that countries can be fetched. */
  onOpen: () => void;
  /** Called with the country whose states are needed. */
  onCountryChange: (country: string) => void;
  /** Requests an estimate; resolves to null once totals and rates are updated. */
  onEstimate: (destination: DeliveryDestination) => Promise<ShopFailure | null>;
  rates: readonly ShippingRate[];
  /** Dates of the rates by their ids, from the shop owner's settings; a rate without any shows none. */
  dates?: RateDates | undefined;
  chosenRate: string | null;
  /** Chooses a rate; resolves to null on success. */
  onChooseRate: (id: string) => ChangeOutcome;
}

/**
 * Estimate of the shipping costs: a form for the destination, and the shipping methods with their costs. It is
 * initially collapsed.
 */
export function DeliveryEstimate(props: DeliveryEstimateProps) {
  const { destination, onOpen, rates } = props;
  const { formatMessage, locale } = useIntl();

  return (
    <Disclosure
      title={formatMessage({ id: "cart.estimate" }, { country: formatCountryName(destination.country, locale) })}
      onOpen={onOpen}
    >
      <DestinationForm {...props} />
      {rates.length > 0 && <RateOptions {...props} />}
      {rates.length === 0 && (
        <Alert tone="warning" announce="polite">
          {formatMessage({ id: "checkout.noRates" })}
        </Alert>
      )}
    </Disclosure>
  );
}

/** Fields for country, state and postcode. */
function DestinationForm(props: DeliveryEstimateProps) {
  const { destination, countries, states, onRetryPlaces, onCountryChange, onEstimate } = props;
  const { formatMessage, locale } = useIntl();
  const [draft, setDraft] = useState(destination);
  const [failure, setFailure] = useState<ShopFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const arePlacesMissing = countries.length === 0 || states === null;
  const countrySelect = useFocusFallback<HTMLSelectElement>(arePlacesMissing);
  const allCountries = countries.includes(destination.country) ? countries : [destination.country, ...countries];

  const requestEstimate = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(await onEstimate(draft));
    setBusy(false);
  };
  const chooseCountry = (country: string) => {
    setDraft({ country, state: "", postcode: "" });
    onCountryChange(country);
  };

  return (
    <Form onSubmit={(event) => void requestEstimate(event)} noValidate>
      <PlacesFailure key={draft.country} arePlacesMissing={arePlacesMissing} onRetry={onRetryPlaces} />
      <Select
        ref={countrySelect}
        label={formatMessage({ id: "checkout.country" })}
        options={createCountryOptions(allCountries, locale)}
        value={draft.country}
        autoComplete="shipping country"
        onChange={(event) => chooseCountry(event.target.value)}
      />
      {needsState(draft.country) && states !== null && states.length > 0 && (
        <Select
          label={formatMessage({ id: "checkout.state" })}
          placeholder="–"
          options={states.map(({ code, name }) => ({ value: code, label: name }))}
          value={draft.state}
          autoComplete="shipping address-level1"
          onChange={(event) => setDraft({ ...draft, state: event.target.value })}
        />
      )}
      <TextField
        isOptional
        label={formatMessage({ id: "checkout.postcode" })}
        value={draft.postcode}
        autoComplete="shipping postal-code"
        onChange={(event) => setDraft({ ...draft, postcode: event.target.value })}
      />
      <Button type="submit" variant="line" isLoading={isBusy} loadingText={formatMessage({ id: "cart.estimateBusy" })}>
        {formatMessage({ id: "cart.estimateShow" })}
      </Button>
      <EstimateFailure failure={failure} />
    </Form>
  );
}

/** Live region with the reason why there is no estimate. */
const EstimateFailure = ({ failure }: { failure: ShopFailure | null }) => (
  <div role="alert">
    {failure && (
      <Alert tone="danger">
        <FailureText failure={failure} />
      </Alert>
    )}
  </div>
);

interface PlacesFailureProps {
  /** Whether countries or states are loading or could not be loaded. */
  arePlacesMissing: boolean;
  /** Missing while they are loading. */
  onRetry: (() => void) | undefined;
}

/**
 * Notice that countries or states could not be loaded, with a button that fetches them again. It stays until they are
 * loaded, because the button has the focus.
 */
function PlacesFailure({ arePlacesMissing, onRetry }: PlacesFailureProps) {
  const { formatMessage } = useIntl();
  const [hasRetried, setHasRetried] = useState(false);
  if (!onRetry && !(hasRetried && arePlacesMissing)) return null;
  const retry = () => {
    setHasRetried(true);
    onRetry?.();
  };
  return (
    <Alert tone="warning" announce="polite">
      <p>{formatMessage({ id: "cart.placesMissing" })}</p>
      <Button size="sm" variant="line" icon="refresh" isLoading={!onRetry} onClick={retry}>
        {formatMessage({ id: "cart.retry" })}
      </Button>
    </Alert>
  );
}

/** Radio group of shipping methods with their costs. */
function RateOptions({ rates, dates, chosenRate, onChooseRate }: DeliveryEstimateProps) {
  const { formatMessage } = useIntl();
  const formatMoney = useFormatMoney();
  const formatRateTitle = useRateTitle();
  const name = useId();
  const [failedChoice, trackChoice] = useFailedChange<string | null>();
  return (
    <>
      <RadioGroup legend={formatMessage({ id: "cart.estimateWays" })} isLegendHidden>
        {rates.map(({ id, label, cost }) => (
          <RadioCard
            key={id}
            name={name}
            value={id}
            title={formatRateTitle(label)}
            description={describeRate({ id }, dates?.[id], undefined)}
            aside={cost.minor === 0 ? formatMessage({ id: "checkout.freeOfCharge" }) : formatMoney(cost)}
            checked={id === chosenRate}
            onChange={() => void trackChoice(id, chosenRate, onChooseRate(id))}
          />
        ))}
      </RadioGroup>
      {failedChoice && (
        <RateFailure>
          <ChangeFailureAlert title={formatMessage({ id: "checkout.rateStays" })} failure={failedChoice.failure} />
        </RateFailure>
      )}
    </>
  );
}

const RateFailure = chakra("div", { base: { mt: "2" } });
const Form = chakra("form", {
  base: { display: "grid", gap: "10px", pb: "14px", "& > div:empty": { display: "none" } },
});
