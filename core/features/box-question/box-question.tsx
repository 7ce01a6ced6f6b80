import { useRef, useState } from "react";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import { SelectField } from "#core/ui/select-field/select-field.tsx";
import { Button } from "#core/ui/base/button.tsx";
import * as say from "./box-question.messages.ts";

type BoxQuestionProps = {
  /** The known ones of the building. */
  readonly boxes: readonly string[];
  /** The order was pressed, and waits for it. */
  readonly isMissing: boolean;
  /** Empty: none of them. */
  readonly onAnswer: (box: string) => void;
};

/** Longer than any box, so none is called that. */
const noBox = "no-box";

/** Which home of a building of several: a choice is not taken while one goes through the list by keys, so a button says that it is made. */
export function BoxQuestion({ boxes, isMissing, onAnswer }: BoxQuestionProps) {
  const [chosen, choose] = useState("");
  const [hasPressed, setPressed] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  const save = (): void => {
    if (chosen !== "") return onAnswer(chosen === noBox ? "" : chosen);
    setPressed(true);
    focusControl(question.current?.querySelector("select"));
  };
  return (
    <div className="box" ref={question}>
      <SelectField
        label={say.boxLabel()}
        hint={say.boxHint()}
        error={chosen === "" && (isMissing || hasPressed) ? say.missingText() : undefined}
        name="installation_box"
        placeholder={say.chooseText()}
        options={[...boxes.map((value) => ({ value, label: value })), { value: noBox, label: say.noBoxText() }]}
        onInput={({ currentTarget }) => choose(currentTarget.value)}
      />
      <Button variant="secondary" onClick={save}>
        {say.saveText()}
      </Button>
    </div>
  );
}
