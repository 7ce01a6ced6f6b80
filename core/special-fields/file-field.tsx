import { useState, type ChangeEvent } from "react";
import { numberLocaleOf, type Language } from "#core/values/language.ts";
import { Field, useControl, type FieldProps } from "#core/fields/field.tsx";
import { IconButton } from "#core/ui/button.tsx";
import { Icon } from "#core/ui/icon.tsx";
import type { Binding } from "#core/fields/text-field.tsx";
import { chooseFileText, chooseOtherFileText, orDropText, removeText, uploadingText } from "./file-field.messages.ts";
import { uploadIcon } from "#core/ui/icons/upload.ts";
import { fileIcon } from "#core/ui/icons/file.ts";
import { closeIcon } from "#core/ui/icons/close.ts";

type FileFieldProps = FieldProps &
  Omit<Binding<HTMLInputElement>, "defaultValue"> & {
    /** As of `<input accept>`; the form checks again. */
    accept: string;
    language: Language;
    /** 0…1 while it travels. */
    progress?: number | undefined;
  };

/** Characters of a file's name that are always seen: its ending, and a little before it. */
const endLength = 8;

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
      {file && progress !== undefined && <Progress progress={progress} language={language} />}
    </Field>
  );
}

type ChosenFileProps = { file: File; language: Language; onRemove: ((near: Element) => void) | undefined };

function ChosenFile({ file, language, onRemove }: ChosenFileProps) {
  return (
    <div className="ui-file">
      <Icon name={fileIcon} />
      <span>
        {/* In two, so that a name that is too long is cut before its end, which tells what kind of file it is. */}
        <span className="ui-file-name" title={file.name}>
          <span>{file.name.slice(0, -endLength)}</span>
          <span>{file.name.slice(-endLength)}</span>
        </span>{" "}
        <span className="ui-quiet-text">{sizeText(file.size, language)}</span>
      </span>
      {onRemove && <IconButton icon={closeIcon} label={removeText(file.name)} onClick={(event) => onRemove(event.currentTarget)} />}
    </div>
  );
}

function Progress({ progress, language }: { progress: number; language: Language }) {
  const text = uploadingText(new Intl.NumberFormat(numberLocaleOf(language), { style: "percent" }).format(progress));
  return (
    <div className="ui-progress">
      <progress value={progress} aria-label={text} />
      <p className="ui-quiet-text">{text}</p>
    </div>
  );
}

/** Empties the input the way a visitor would, so that whoever listens to it hears it, and leaves focus there. */
function clear(near: Element, name: string): void {
  const input = near.closest("[part~=field]")?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
  if (!input) return;
  input.value = "";
  input.dispatchEvent(new Event("change", { bubbles: true }));
  input.focus();
}

/**
 * The limit is counted in binary megabytes, so what is shown is too: a file of just 5 MB reads as 5 MB. Rounded up, so that a file
 * that is a little too large does not read as one that fits.
 */
function sizeText(bytes: number, language: Language): string {
  const [unit, size, step] = bytes < 1024 ** 2 ? (["kilobyte", 1024, 1] as const) : (["megabyte", 1024 ** 2, 0.1] as const);
  const rounded = Math.ceil(bytes / size / step) * step;
  return new Intl.NumberFormat(numberLocaleOf(language), { style: "unit", unit, maximumFractionDigits: 1 }).format(rounded);
}
