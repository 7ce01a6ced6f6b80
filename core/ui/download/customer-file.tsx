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
  /** The name of the file, for a page with several buttons of the same text. It is read by screen readers only. */
  of?: string;
  icon?: Drawing;
};

/**
 * Renders the button or link to a file of the customer. A file of the API is downloaded with the customer's token; if that fails, the
 * reason is shown below the button and announced. A file on another site is a plain link. Nothing is rendered for a text that is not a
 * valid address.
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
