import { MIN_DURABILITY_YEARS, type Ecodesign, type Money, type Repairability } from "@rewire/domain";
import { useId, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { useFormatMoney } from "../../provider/Settings.tsx";
import {
  FactList,
  SectionLayout,
  MeterTrack,
  MeterBar,
  CriterionList,
  ScoreFigure,
  ScoreNumber,
  SectionTitle,
  type MeterTone,
} from "./ProductLife.parts.tsx";

export interface ProductLifeProps {
  ecodesign: Ecodesign;
  /** Lowest price of the device's usual repairs; null if the repair desk has none. */
  lowestRepairPrice: Money | null;
  /** URL of the repair desk for the device; without it there is no such link. */
  repairHref?: string | undefined;
  /** Further facts, such as a guarantee. */
  children?: ReactNode;
}

/**
 * Section of a product page about repair and durability: the repairability score with its criteria, the availability of
 * parts and updates, and the price of repairs. Renders nothing if no such data exist.
 */
export function ProductLife({ ecodesign, lowestRepairPrice, repairHref, children }: ProductLifeProps) {
  const titleId = useId();
  const formatMoney = useFormatMoney();
  const { repairability, sparePartYears, updateYears } = ecodesign;
  if (!hasDurabilityData(ecodesign)) return null;
  const facts = [
    sparePartYears !== null && (
      <FormattedMessage key="parts" id="goods.sparePartYears" values={{ count: sparePartYears }} />
    ),
    updateYears !== null && <FormattedMessage key="updates" id="goods.updateYears" values={{ count: updateYears }} />,
    lowestRepairPrice && (
      <FormattedMessage key="repairs" id="goods.repairsFrom" values={{ price: formatMoney(lowestRepairPrice) }} />
    ),
  ].filter(Boolean);

  return (
    <section aria-labelledby={titleId}>
      <SectionTitle id={titleId}>
        <FormattedMessage id="goods.life" />
      </SectionTitle>
      <SectionLayout>
        {repairability && <RepairabilityScore {...repairability} />}
        <div>
          {facts.length > 0 && (
            <FactList>
              {facts.map((fact, index) => (
                <li key={index}>{fact}</li>
              ))}
            </FactList>
          )}
          {children}
          {repairHref !== undefined && (
            <LinkButton size="sm" variant="line" icon="construct" href={repairHref}>
              <FormattedMessage id="goods.bookRepair" />
            </LinkButton>
          )}
        </div>
      </SectionLayout>
    </section>
  );
}

/** Returns whether a product has data about repair and durability. If not, a page can omit the section. */
export const hasDurabilityData = ({ repairability, sparePartYears, updateYears, guaranteeYears }: Ecodesign): boolean =>
  repairability !== null ||
  sparePartYears !== null ||
  updateYears !== null ||
  (guaranteeYears ?? 0) >= MIN_DURABILITY_YEARS;

/** Returns the tone of a score from 0 to 10: good, medium, or poor. */
const toMeterTone = (score: number): MeterTone => (score >= 7 ? "good" : score >= 4.5 ? "medium" : "poor");

function RepairabilityScore({ score, parts }: Repairability) {
  const { formatMessage, formatNumber } = useIntl();
  const formatScore = (value: number) => formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div>
      <ScoreFigure>
        <FormattedMessage id="goods.score" />
        <ScoreNumber>{formatMessage({ id: "goods.outOfTen" }, { score: formatScore(score) })}</ScoreNumber>
        <ScoreMeter score={score} />
      </ScoreFigure>
      {parts.length > 0 && (
        <CriterionList>
          {parts.map(({ part, score: criterionScore }) => (
            <div key={part}>
              <dt>
                <FormattedMessage id={`goods.part.${part}`} />
              </dt>
              <dd>
                {formatScore(criterionScore)}
                <ScoreMeter score={criterionScore} />
              </dd>
            </div>
          ))}
        </CriterionList>
      )}
    </div>
  );
}

/** Bar for a score from 0 to 10; decorative, because the number is beside it. */
const ScoreMeter = ({ score }: { score: number }) => (
  <MeterTrack aria-hidden>
    <MeterBar tone={toMeterTone(score)} width={`${score * 10}%`} />
  </MeterTrack>
);
