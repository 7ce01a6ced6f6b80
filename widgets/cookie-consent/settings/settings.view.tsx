import { useSignals } from "@preact/signals-react/runtime";
import { useId } from "react";
import { Disclosure } from "#core/ui/disclosure/disclosure.tsx";
import { Dialog } from "#core/ui/dialog/dialog.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { Button } from "#core/ui/base/button.tsx";
import type { ConsentCategory, ConsentChoice } from "#core/base/values/consent.ts";
import type { Model } from "./settings.model.ts";
import * as say from "./settings.messages.ts";
import type { part } from "./settings.part.ts";

type SettingsProps = PartViewProps<Model, typeof part> & {
  isOpen: boolean;
  /** The choice that is in force; its `id` is the proof of that choice. */
  choice: (ConsentChoice & { readonly id: string }) | undefined;
  policy: string;
  onAcceptAll: () => void;
  onSave: (choice: ConsentChoice) => void;
  /** Called when the settings are closed, which does not count as a choice. */
  onClose: () => void;
};

const optional: readonly ConsentCategory[] = ["preferences", "statistics", "marketing"];

export function View({ isOpen, onClose, ...settings }: SettingsProps) {
  return (
    <Dialog open={isOpen} heading={say.headingText()} onClose={onClose}>
      {isOpen && <Categories {...settings} />}
    </Dialog>
  );
}

function Categories({ model, choice, policy, onAcceptAll, onSave }: Omit<SettingsProps, "isOpen" | "onClose">) {
  useSignals();
  const ticked = model.ticked.value;
  return (
    <div className="ui-form consent-settings">
      <p>
        {say.introText()} <a href={policy}>{say.policyLink()}</a>
      </p>
      <ul className="consent-categories">
        <Category name="necessary" isTicked />
        {optional.map((name) => (
          <Category key={name} name={name} isTicked={ticked[name]} onToggle={() => model.toggle(name)} />
        ))}
      </ul>
      {choice && <p className="ui-quiet-text">{say.proofText(choice.id)}</p>}
      <div className="consent-ends">
        <Button variant="secondary" onClick={onAcceptAll}>
          {say.acceptAllText()}
        </Button>
        <Button variant="secondary" onClick={() => onSave(ticked)}>
          {say.saveText()}
        </Button>
      </div>
    </div>
  );
}

type CategoryProps = {
  name: say.CategoryName;
  isTicked: boolean;
  /** Toggles the category; undefined where the category is always on. */
  onToggle?: () => void;
};

function Category({ name, isTicked, onToggle }: CategoryProps) {
  const id = useId();
  return (
    <li className="consent-category" part="field">
      <label className="ui-check" part="label" htmlFor={id}>
        <input
          id={id}
          className="ui-mark"
          part="input"
          type="checkbox"
          name={name}
          checked={isTicked}
          disabled={!onToggle}
          onChange={onToggle}
          readOnly={!onToggle}
          aria-describedby={`${id}h`}
        />
        <span>
          {say.categoryText(name)}
          {!onToggle && <span className="ui-quiet-text"> {say.alwaysOnText()}</span>}
        </span>
      </label>
      <p className="ui-quiet-text" id={`${id}h`}>
        {say.purposeText(name)}
      </p>
      <Disclosure
        summary={
          <span>
            {say.detailsText()}
            <span className="ui-hidden"> {say.categoryText(name)}</span>
          </span>
        }
      >
        <ul>
          {say.detailTexts(name).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Disclosure>
    </li>
  );
}
