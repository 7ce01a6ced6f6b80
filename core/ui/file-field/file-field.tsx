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
    /** As of `<input accept>`; the form checks again. */
    accept: string;
    language: Language;
    /** 0…1 while it travels. */
    progress?: number | undefined;
  };

/** One file. The browser's own input lies unseen over the drop zone, so that press, drop and keyboard are all its own. */
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

/** Empties the input the way a visitor would, so that whoever listens to it hears it, and leaves focus there. */
function clear(near: Element, name: string): void {
  const input = near.closest("[part~=field]")?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
  if (!input) return;
  input.value = "";
  input.dispatchEvent(domEvent("change"));
  input.focus();
}
