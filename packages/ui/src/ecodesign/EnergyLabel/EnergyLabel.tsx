import { energyClasses, type EnergyLabel as EnergyLabelContent } from "@rewire/domain";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "../../primitives/Link/Link.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useLabelRows, type LabelRow } from "../useLabelRows.ts";
import {
  ClassArrow,
  ClassLetter,
  LabelFacts,
  LabelHeader,
  LabelSheet,
  LabelRoot,
  LinkList,
  LabelNote,
  ClassScaleRoot,
  ScaleRow,
  SheetList,
  SheetTitle,
} from "./EnergyLabel.parts.tsx";

export interface EnergyLabelProps {
  label: EnergyLabelContent;
  /** Name of the product. */
  name: string;
  /** Brand; empty if the shop names none. */
  supplier: string;
}

/**
 * EU energy label rendered from the shop's data, with the product information sheet, and links to the supplier's files
 * and the product's entry in the EPREL database.
 */
export function EnergyLabel({ label, name, supplier }: EnergyLabelProps) {
  const { formatMessage } = useIntl();
  const rows = useLabelRows(label);
  const sheetId = useId();
  const { energyClass } = label;
  const classText = formatMessage({ id: "goods.ofAToG" }, { letter: energyClass });
  const allRows = [
    ...(supplier ? [{ id: "supplier", name: formatMessage({ id: "goods.supplier" }), value: supplier }] : []),
    { id: "model", name: formatMessage({ id: "goods.model" }), value: name },
    { id: "energyClass", name: formatMessage({ id: "goods.energyClass" }), value: classText },
    ...rows,
  ];

  return (
    <LabelRoot>
      <figure>
        <LabelSheet>
          <LabelHeader>
            <b>{supplier}</b>
            <span>{name}</span>
          </LabelHeader>
          <VisuallyHidden>
            <FormattedMessage
              id="product.choiceOf"
              values={{ name: formatMessage({ id: "goods.energyClass" }), option: classText, b: (name) => name }}
            />
          </VisuallyHidden>
          <ClassScale energyClass={energyClass} />
          {rows.length > 0 && <LabelFacts>{rows.map(renderRow)}</LabelFacts>}
        </LabelSheet>
        <LabelNote as="figcaption">
          <FormattedMessage id="goods.drawn" />
        </LabelNote>
      </figure>
      <section aria-labelledby={sheetId}>
        <SheetTitle id={sheetId}>
          <FormattedMessage id="goods.sheet" />
        </SheetTitle>
        <SheetList>{allRows.map(renderRow)}</SheetList>
        <LabelLinks label={label} />
      </section>
    </LabelRoot>
  );
}

const renderRow = ({ id, name, value }: LabelRow) => (
  <div key={id}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/**
 * Arrows of the seven classes, with a marker beside the product's class. Hidden from screen readers, because the
 * preceding text names the class.
 */
const ClassScale = ({ energyClass }: Pick<EnergyLabelContent, "energyClass">) => (
  <ClassScaleRoot aria-hidden>
    {energyClasses.map((letter, index) => (
      <ScaleRow key={letter}>
        <ClassArrow data-energy-step={letter} width={`${34 + index * 7}%`}>
          {letter}
        </ClassArrow>
        {letter === energyClass && <ClassLetter>{letter}</ClassLetter>}
      </ScaleRow>
    ))}
  </ClassScaleRoot>
);

function LabelLinks({ label: { labelUrl, sheetUrl, eprelUrl } }: { label: EnergyLabelContent }) {
  const links = [
    { id: "goods.labelFile", href: labelUrl },
    { id: "goods.sheetFile", href: sheetUrl },
    { id: "goods.eprel", href: eprelUrl },
  ] as const;
  if (links.every(({ href }) => href === null)) return null;
  return (
    <LinkList>
      {links.map(
        ({ id, href }) =>
          href !== null && (
            <li key={id}>
              <Link href={href} rel="noopener">
                <FormattedMessage id={id} />
              </Link>
            </li>
          ),
      )}
    </LinkList>
  );
}
