import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import { Button } from "#core/ui/base/button.tsx";
import type { Drawing } from "#core/ui/base/icon.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { noFileText, notDownloadedText } from "./download.messages.ts";
import { isMissing } from "./download.rules.ts";
import { idle, type Downloads } from "./downloads.model.ts";

type CustomerFileProps = {
  downloads: Downloads;
  url: string;
  /** The text of the button or link. */
  text: string;
  /** The name of the file, where several have the same text. It is for screen readers and not visible. */
  of?: string;
  icon?: Drawing;
};

/**
 * Renders the way to a file of the customer. A file of the API is downloaded with the customer's token: the reason of a failure is shown
 * beneath the button and announced. A file on another site is a plain link, and a text that is not a valid address is not drawn.
 */
export function CustomerFile({ downloads, url, text, of, icon }: CustomerFileProps) {
  useSignals();
  const announcer = useAnnouncer();
  const link = downloads.linkTo(url);
  const state = downloads.states.value.get(url) ?? idle;
  const problem = state.status === "failed" ? (isMissing(state.failure) ? noFileText() : notDownloadedText()) : undefined;
  useEffect(() => {
    if (problem !== undefined) announcer.announce(problem);
  }, [problem, announcer]);
  if (!link) return null;
  const label = (
    <>
      {text}
      {of !== undefined && <span className="ui-hidden"> {of}</span>}
    </>
  );
  if (link !== "download")
    return (
      <a href={link.href} target="_blank" rel="noopener noreferrer">
        {label}
      </a>
    );
  return (
    <div className="ui-download">
      <Button variant="quiet" icon={icon} busy={state.status === "running"} onClick={() => void downloads.get(url)}>
        {label}
      </Button>
      {problem !== undefined && <p className="ui-error">{problem}</p>}
    </div>
  );
}
