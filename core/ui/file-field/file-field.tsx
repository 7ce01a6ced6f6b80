import { useState, type ChangeEvent } from "react";
import type { Language } from "#core/base/values/language.ts";
import { Field, useControl, type FieldProps } from "#core/ui/fields/field.tsx";
import { domEvent } from "#core/platform/dom-event.ts";
import { Icon } from "#core/ui/base/icon.tsx";
import type { Binding } from "#core/ui/fields/text-field.tsx";
import { chooseFileText, chooseOtherFileText, orDropText, uploadingText } from "./file-field.messages.ts";
import { ChosenFile, Progress } from "./file-row.tsx";
import { uploadIcon } from "#core/ui/base/icons/upload.ts";

type FileFieldProps = FieldProps &
  Omit<Binding<HTMLInputElement>, "defaultValue"> & {
    /** The accepted types, as in `<input accept>`. The form's struct checks them again. */
    accept: string;
    language: Language;
    /** The progress of the upload, 0…1; set only while the file is being sent. */
    progress?: number | undefined;
  };

/**
 * Renders a field for one file. The browser's own input covers the drop zone invisibly, so that the browser handles press, drop and
 * keyboard.
 */
export function FileField(props: FileFieldProps) {
  const { name, inputRef, onInput, onBlur, accept, language, progress } = props;
  const { control, ...frame } = useControl(props);
  const [file, setFile] = useState<File>();
  const [isOver, setIsOver] = useState(false);

  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    setFile(event.currentTarget.files?.[0]);
    setIsOver(false);
    onInput?.(event);
  };

  return (
    <Field {...props} {...frame}>
      <div
        className="ui-drop"
        data-over={isOver || undefined}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
      >
        <input
          {...control}
          type="file"
          name={name}
          ref={inputRef}
          accept={accept}
          onChange={change}
          onBlur={onBlur}
          aria-required={undefined}
        />
        <Icon name={uploadIcon} />
        <span aria-hidden="true">
          <span className="ui-link">{file ? chooseOtherFileText() : chooseFileText()}</span>{" "}
          <span className="ui-pointer-only">{orDropText()}</span>
        </span>
      </div>
      {file && <ChosenFile file={file} language={language} onRemove={progress === undefined ? (near) => clear(near, name) : undefined} />}
      {file && progress !== undefined && <Progress progress={progress} language={language} textOf={uploadingText} />}
    </Field>
  );
}

/** Empties the input as a visitor would, with a change event for its listeners, and keeps the focus on the input. */
function clear(near: Element, name: string): void {
  const input = near.closest("[part~=field]")?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
  if (!input) return;
  input.value = "";
  input.dispatchEvent(domEvent("change"));
  input.focus();
}
