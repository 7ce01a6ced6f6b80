import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useEffectEvent, useRef } from "react";
import { JobText } from "#core/features/job-text/job-text.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { AnnouncedAlert } from "#core/ui/base/announced-alert.tsx";
import { Button, ButtonLink } from "#core/ui/base/button.tsx";
import { Sheet } from "#core/ui/sheet/sheet.tsx";
import * as say from "./job.messages.ts";
import type { Model } from "./job.model.ts";
import type { part } from "./job.part.ts";

type JobProps = PartViewProps<Model, typeof part> & {
  /** The id of the job that is read; undefined while the dialog is closed. */
  readonly id: string | undefined;
  /** The title of the job where the list has it; the text brings it otherwise. */
  readonly title: string | undefined;
  /** Returns the address of a link where it is an http(s) address. */
  readonly hrefOf: (link: string) => string | undefined;
  readonly onClose: () => void;
  /** Called once the dialog of a job is closed, when the browser has given the focus back to where it was before. */
  readonly onClosed: (id: string) => void;
};

/** Draws the whole text of a job in a dialog, with the way to its application. */
export function View({ model, id, title, hrefOf, onClose, onClosed }: JobProps) {
  useSignals();
  useClosed(id, onClosed);
  const state = model.details.state.value;
  const job = state.status === "loaded" ? state.value.job : undefined;
  const href = job && hrefOf(job.link);
  return (
    <Sheet
      open={id !== undefined}
      heading={job?.title ?? title ?? say.headingText()}
      onClose={onClose}
      foot={href && <ButtonLink href={href}>{say.applyText()}</ButtonLink>}
    >
      <JobText
        loading={model.details}
        unknown={
          <AnnouncedAlert
            tone="info"
            title={say.closedTitle()}
            line={say.closedText()}
            actions={
              <Button variant="secondary" onClick={onClose}>
                {say.allJobsText()}
              </Button>
            }
          />
        }
      />
    </Sheet>
  );
}

/** Calls `onClosed` after the render that has closed the dialog. */
function useClosed(id: string | undefined, onClosed: JobProps["onClosed"]): void {
  const shown = useRef<string>(undefined);
  const closed = useEffectEvent(onClosed);
  useEffect(() => {
    const left = shown.current;
    shown.current = id;
    if (left !== undefined && id === undefined) closed(left);
  }, [id]);
}
