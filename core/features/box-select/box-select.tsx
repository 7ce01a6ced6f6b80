import { useRef, useState } from "react";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import { SelectField } from "#core/ui/select-field/select-field.tsx";
import { Button } from "#core/ui/base/button.tsx";
import * as say from "./box-select.messages.ts";

type BoxSelectProps = {
  /** The known boxes of the building. */
  readonly boxes: readonly string[];
  /** True if the visitor pressed the order button while the box is not chosen yet. */
  readonly isMissing: boolean;
  /** Called with the chosen box, or with an empty text where the home is none of the listed boxes. */
  readonly onAnswer: (box: string) => void;
};

/** The value of the option 'no box'. It is longer than any box may be, so it cannot be confused with one. */
const noBox = "no-box";

/**
 * Asks for which home of a building with several homes the products are wanted. The choice is confirmed with a button, because moving
 * through the list with the keyboard must not count as choosing.
 */
export function BoxSelect({ boxes, isMissing, onAnswer }: BoxSelectProps) {
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
