import { useRef, useState, type ChangeEvent, type DragEvent } from "react";
import { Field, useControl, type FieldProps } from "#core/ui/fields/field.tsx";
import { chooseFileText, chooseOtherFileText, fileMessage, orDropText } from "#core/ui/file-field/file-field.messages.ts";
import { ChosenFile, Progress } from "#core/ui/file-field/file-row.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { uploadIcon } from "#core/ui/base/icons/upload.ts";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import type { Language } from "#core/base/values/language.ts";
import * as say from "./files-field.messages.ts";
import { joinFiles, problemsOf, shortName } from "./files.rules.ts";

/** The change event that the field passes to its form. Its value is the list of files. */
type FilesChange = { readonly target: { readonly name: string; readonly value: readonly File[] }; readonly type: "change" };

type FilesFieldProps = FieldProps & {
  name: string;
  onInput: (change: FilesChange) => void;
  extensions: readonly string[];
  /** The maximum number of files. If it is one, the next file replaces the one before. */
  most: number;
  language: Language;
  /** The files that have been sent completely; undefined while no request is running. */
  sent?: readonly File[] | undefined;
  /** Called when a file is removed while the request is running; the caller has to stop the request. */
  onStop: () => void;
};

/**
 * Renders a field for one file or several, with the problem of each file. The browser's own input covers the drop zone invisibly, so that
 * the browser handles press and keyboard. Dropped items are checked by our code first, because a folder is no file. The input contains the
 * chosen files, as any other input does.
 */
export function FilesField(props: FilesFieldProps) {
  const { name, extensions, most, language, sent } = props;
  const { input, files, note, problems, isStill, take, remove } = useFiles(props);
  const [isOver, setIsOver] = useState(false);
  const error = errorText(files, problems, most) ?? props.error;
  const { control, ...frame } = useControl({ ...props, error }, note !== undefined);

  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    setIsOver(false);
    take([...(currentTarget.files ?? [])].filter((file) => !files.includes(file)));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    if (isStill) return;
    const { dropped, hasFolder } = filesOf(event.dataTransfer);
    if (dropped.length > 0 || hasFolder) take(dropped, hasFolder);
  };

  return (
    <Field {...props} {...frame} error={error}>
      <div
        className="ui-drop"
        data-over={isOver || undefined}
        data-still={isStill || undefined}
        onDragEnter={() => setIsOver(!isStill)}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          {...control}
          type="file"
          name={name}
          ref={input}
          accept={extensions.map((extension) => `.${extension}`).join(",")}
          multiple={most > 1}
          onChange={change}
          onClick={isStill ? (event) => event.preventDefault() : undefined}
          aria-disabled={isStill || undefined}
          aria-required={undefined}
        />
        <Icon name={uploadIcon} />
        <span aria-hidden="true">
          <span className="ui-link">{chooseText(most, files.length)}</span>{" "}
          <span className="ui-pointer-only">{most > 1 ? say.orDropFilesText() : orDropText()}</span>
        </span>
      </div>
      {note && (
        <p className="ui-quiet-text" id={frame.noteId}>
          {note()}
        </p>
      )}
      {files.length > 0 && (
        <ul className="ui-files">
          {files.map((file) => (
            <li key={keyOf(file)}>
              <ChosenFile
                file={file}
                language={language}
                isWrong={problems.some((problem) => problem.file === file)}
                status={problems.some((problem) => problem.file === file) ? undefined : <Status isSent={sent?.includes(file) ?? false} />}
                onRemove={() => remove(file)}
              />
            </li>
          ))}
        </ul>
      )}
    </Field>
  );
}

/** Returns the chosen files, the messages about them, and the functions that change them. */
function useFiles({ name, extensions, most, sent, onInput, onStop }: FilesFieldProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [note, setNote] = useState<(() => string) | undefined>();
  const input = useRef<HTMLInputElement>(null);
  const announcer = useAnnouncer();
  const isStill = sent !== undefined;
  const hold = (next: readonly File[]): void => {
    if (input.current) input.current.files = listOf(next);
    setFiles(next);
    onInput({ target: { name, value: next }, type: "change" });
  };
  const tell = (text: (() => string) | undefined): void => {
    setNote(() => text);
    if (text) announcer.announce(text());
  };
  return {
    input,
    files,
    note,
    problems: problemsOf(files, extensions),
    isStill,
    take(more: readonly File[], hasFolder = false): void {
      const joined = joinFiles(files, more, most);
      const [first] = joined.repeated;
      const wrong = errorText(joined.files, problemsOf(joined.files, extensions), most);
      hold(joined.files);
      tell(hasFolder ? say.folderText : first && (() => say.repeatedText(shortName(first.name))));
      if (wrong) announcer.announce(wrong);
    },
    remove(file: File): void {
      if (isStill) onStop();
      hold(files.filter((one) => one !== file));
      tell(undefined);
      announcer.announce(say.removedText(shortName(file.name)));
      input.current?.focus();
    },
  };
}

function Status({ isSent }: { isSent: boolean }) {
  return (
    <span className="ui-file-status ui-quiet-text">
      {isSent && <Icon name="check" />}
      {isSent ? say.sentText() : say.waitingText()}
    </span>
  );
}

/** Shows one progress bar for all files of a request. The progress is announced to screen readers in quarters. */
export function FilesProgress({ progress, language }: { progress: number; language: Language }) {
  return <Progress progress={progress} language={language} textOf={say.sendingFilesText} />;
}

function chooseText(most: number, count: number): string {
  if (most === 1) return count > 0 ? chooseOtherFileText() : chooseFileText();
  return count > 0 ? say.addFilesText() : say.chooseFilesText();
}

/** Returns the text about the problems of the chosen files. Where there are several files, each one with a problem is named. */
function errorText(files: readonly File[], problems: ReturnType<typeof problemsOf<File>>, most: number): string | undefined {
  if (files.length > most) return fileMessage("file.too-many");
  if (problems.length === 0) return undefined;
  const [only] = problems;
  if (files.length === 1 && only) return fileMessage(only.code);
  return problems.map(({ file, code }) => say.problemText(shortName(file.name), fileMessage(code) ?? "")).join("\n");
}

const keyOf = ({ name, size, lastModified }: File): string => `${size} ${lastModified} ${name}`;

function listOf(files: readonly File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}

/**
 * Returns the dropped files. A dropped folder looks like a file without content, or like one of a few kilobytes; only its file system entry
 * tells that it is a folder.
 */
function filesOf({ items }: DataTransfer): { readonly dropped: readonly File[]; readonly hasFolder: boolean } {
  const found = [...items].filter(({ kind }) => kind === "file");
  const isFolder = (item: DataTransferItem): boolean => item.webkitGetAsEntry()?.isDirectory === true;
  const dropped = found.filter((item) => !isFolder(item)).flatMap((item) => item.getAsFile() ?? []);
  return { dropped, hasFolder: found.some(isFolder) };
}
