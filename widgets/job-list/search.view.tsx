import { useSignals } from "@preact/signals-react/runtime";
import { useState, type SubmitEvent } from "react";
import { searchMaxLength } from "#core/base/values/limits.ts";
import { Button } from "#core/ui/base/button.tsx";
import { Field, useControl } from "#core/ui/fields/field.tsx";
import * as say from "./job-list.messages.ts";
import type { Model } from "./job-list.model.ts";

/** Draws the search by words. Enter and the button search; an emptied field ends the search at once. */
export function Search({ model }: { readonly model: Model }) {
  useSignals();
  const searched = model.chosen.value.q ?? "";
  // What is typed counts until other words are searched: by this field, by a badge, or by the browser's Back button.
  const [typed, setTyped] = useState({ beside: searched, text: searched });
  const text = typed.beside === searched ? typed.text : searched;
  const label = say.searchLabel();
  const { control, ...frame } = useControl({ label, optional: true });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    model.search(text);
  };
  return (
    <search>
      <form className="jobs-search" onSubmit={submit}>
        <Field label={label} {...frame}>
          <input
            {...control}
            className="ui-input"
            part="input"
            type="search"
            name="q"
            enterKeyHint="search"
            maxLength={searchMaxLength}
            value={text}
            onChange={({ currentTarget: { value } }) => {
              setTyped({ beside: searched, text: value });
              if (value === "") model.search("");
            }}
          />
        </Field>
        <Button variant="secondary" type="submit">
          {say.searchText()}
        </Button>
      </form>
    </search>
  );
}
