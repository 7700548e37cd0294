import type { TradeInAnswers, TradeInProblem } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { PostForm } from "../../patterns/PostForm/PostForm.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Select } from "../../primitives/Select/Select.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { HiddenFields } from "../rules/HiddenFields.tsx";

export interface TradeInQuestionsProps {
  /** URL that the form is sent to by GET, with `storage`, and `yes` or `no` by question. */
  action: string;
  /** Hidden fields with the device. */
  fields: readonly (readonly [name: string, value: string])[];
  /** Storage sizes to choose from, such as "256 GB"; empty if the value does not depend on the storage. */
  storages: readonly string[];
  /** Selected storage; null for the first. */
  storage: string | null;
  questions: readonly TradeInProblem[];
  /** Answers so far; a question without an answer is preselected as "yes", which means no problem. */
  answers: TradeInAnswers;
}

/**
 * Form with yes-or-no questions about a used device, and a select for its storage size. It works without JavaScript.
 */
export function TradeInQuestions({ action, fields, storages, storage, questions, answers }: TradeInQuestionsProps) {
  const { formatMessage } = useIntl();
  return (
    <section>
      <QuestionsTitle>
        <FormattedMessage id="tradeIn.questions" />
      </QuestionsTitle>
      <QuestionsForm method="get" action={action}>
        <HiddenFields fields={fields} />
        {storages.length > 0 && (
          <Select
            name="storage"
            label={formatMessage({ id: "tradeIn.storage" })}
            options={storages.map((label) => ({ value: label, label }))}
            defaultValue={storage ?? storages[0]}
          />
        )}
        {questions.map((question) => (
          <QuestionField key={question} question={question} isAnsweredYes={answers[question] ?? true} />
        ))}
        <div>
          <Button type="submit" size="lg" variant="repair">
            <FormattedMessage id="tradeIn.submit" />
          </Button>
        </div>
      </QuestionsForm>
    </section>
  );
}

function QuestionField({ question, isAnsweredYes }: { question: TradeInProblem; isAnsweredYes: boolean }) {
  return (
    <QuestionFieldset>
      <legend>
        <FormattedMessage id={`tradeIn.question.${question}`} />
      </legend>
      <div>
        <AnswerLabel>
          <input type="radio" name={question} value="yes" defaultChecked={isAnsweredYes} />
          <FormattedMessage id="tradeIn.yes" />
        </AnswerLabel>
        <AnswerLabel>
          <input type="radio" name={question} value="no" defaultChecked={!isAnsweredYes} />
          <FormattedMessage id="tradeIn.no" />
        </AnswerLabel>
      </div>
    </QuestionFieldset>
  );
}

const QuestionsTitle = chakra("h2", { base: { textStyle: "h3", mb: "4" } });
const QuestionsForm = chakra(PostForm, {
  base: { maxWidth: "36rem", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "5" },
});
const QuestionFieldset = chakra("fieldset", {
  base: {
    minWidth: "0",
    "& > legend": { textStyle: "label", mb: "1.5" },
    "& > div": { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 9rem))", gap: "2" },
  },
});
const AnswerLabel = chakra("label", {
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    minHeight: "target",
    px: "3",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
    fontWeight: "semibold",
    cursor: "pointer",
    _hover: { borderColor: "border.emphasized" },
    "& > input": {
      appearance: "none",
      position: "absolute",
      inset: "0",
      boxSize: "full",
      m: "0",
      opacity: "0",
      cursor: "inherit",
    },
    "&:has(:checked)": {
      borderColor: "accent.solid",
      boxShadow: "inset 0 0 0 1px {colors.accent.solid}",
      bg: "accent.subtle",
    },
    "&:has(:focus-visible)": { outline: "2px solid {colors.accent.focusRing}", outlineOffset: "2px" },
    "@media (forced-colors: active)": { "&:has(:checked)": { outline: "2px solid Highlight", outlineOffset: "-4px" } },
  },
});
