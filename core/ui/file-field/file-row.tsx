/** Renders a chosen file and the progress of an upload, for all fields for files. */
import type { ReactNode } from "react";
import { graphemesOf } from "#core/base/values/graphemes.ts";
import { numberLocaleOf, type Language } from "#core/base/values/language.ts";
import { IconButton } from "#core/ui/base/button.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { closeIcon } from "#core/ui/base/icons/close.ts";
import { fileIcon } from "#core/ui/base/icons/file.ts";
import { removeText } from "./file-field.messages.ts";

/** The number of characters at the end of a file's name that are always visible: the extension and a little before it. */
const endLength = 8;

type ChosenFileProps = {
  file: File;
  language: Language;
  /** The state of the file, shown after its size. */
  status?: ReactNode;
  isWrong?: boolean;
  onRemove: ((near: Element) => void) | undefined;
};

export function ChosenFile({ file, language, status, isWrong, onRemove }: ChosenFileProps) {
  const signs = graphemesOf(file.name);
  return (
    <div className="ui-file" data-wrong={isWrong || undefined}>
      <Icon name={fileIcon} />
      <span>
        {/* The name is rendered in two pieces. A name that is too long is cut in its first piece, so that its end stays visible, which
            tells the kind of file. */}
        <span className="ui-file-name" title={file.name}>
          {signs.length > endLength && <span>{signs.slice(0, -endLength).join("")}</span>}
          <span>{signs.slice(-endLength).join("")}</span>
        </span>{" "}
        <span className="ui-quiet-text">{sizeText(file.size, language)}</span>
        {status}
      </span>
      {onRemove && <IconButton icon={closeIcon} label={removeText(file.name)} onClick={(event) => onRemove(event.currentTarget)} />}
    </div>
  );
}

type ProgressProps = { progress: number; language: Language; textOf: (percent: string) => string };

export function Progress({ progress, language, textOf }: ProgressProps) {
  const text = textOf(new Intl.NumberFormat(numberLocaleOf(language), { style: "percent" }).format(progress));
  return (
    <div className="ui-progress">
      <progress value={progress} aria-label={text} />
      <p className="ui-quiet-text">{text}</p>
    </div>
  );
}

/**
 * Returns the size of a file as text. The maximum is defined in binary megabytes, so the text uses them too: a file of exactly the maximum
 * reads as 5 MB. The size is rounded up, so that a file that is a little too large does not seem to fit.
 */
function sizeText(bytes: number, language: Language): string {
  const [unit, size, step] = bytes < 1024 ** 2 ? (["kilobyte", 1024, 1] as const) : (["megabyte", 1024 ** 2, 0.1] as const);
  const rounded = Math.ceil(bytes / size / step) * step;
  return new Intl.NumberFormat(numberLocaleOf(language), { style: "unit", unit, maximumFractionDigits: 1 }).format(rounded);
}
