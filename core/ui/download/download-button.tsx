import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import { Button } from "#core/ui/base/button.tsx";
import type { Drawing } from "#core/ui/base/icon.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { noFileText, notDownloadedText } from "./download.messages.ts";
import { isMissing } from "./download.rules.ts";
import { idle, type Downloads } from "./downloads.model.ts";

type DownloadButtonProps = {
  downloads: Downloads;
  url: string;
  /** The text on the button. */
  text: string;
  /** The name of the file, where several buttons have the same text. It is for screen readers and not visible. */
  of?: string;
  icon?: Drawing;
};

/** Renders a button that downloads a file of the customer. The reason of a failure is shown beneath the button and announced. */
export function DownloadButton({ downloads, url, text, of, icon }: DownloadButtonProps) {
  useSignals();
  const announcer = useAnnouncer();
  const state = downloads.states.value.get(url) ?? idle;
  const problem = state.status === "failed" ? (isMissing(state.failure) ? noFileText() : notDownloadedText()) : undefined;
  useEffect(() => {
    if (problem !== undefined) announcer.announce(problem);
  }, [problem, announcer]);
  return (
    <div className="ui-download">
      <Button variant="quiet" {...(icon && { icon })} busy={state.status === "running"} onClick={() => void downloads.get(url)}>
        {text}
        {of !== undefined && <span className="ui-hidden"> {of}</span>}
      </Button>
      {problem !== undefined && <p className="ui-error">{problem}</p>}
    </div>
  );
}
