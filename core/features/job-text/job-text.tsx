/** Renders the whole text of one open job, in all states of loading: what one does, whom it suits, the hours and the offer. */
import { useSignals } from "@preact/signals-react/runtime";
import type { ReactNode } from "react";
import type { JobDetails } from "#core/domain/jobs/job.contract.ts";
import type { Loading } from "#core/services/load/loading.model.ts";
import { Heading } from "#core/ui/base/heading.tsx";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { Loaded } from "#core/ui/loaded/loaded.tsx";

type JobTextProps = {
  readonly loading: Loading<{ readonly job: JobDetails }>;
  /** True where the title of the job stands above its text. In a dialog the title is the heading of the dialog. */
  readonly isTitled?: boolean;
  /** The content where the API knows no such job, or the job is no longer open. */
  readonly unknown: ReactNode;
};

const lines = ["line", "line", "line", "line", "line", "line", "line", "line"] as const;

export function JobText({ loading, isTitled = false, unknown }: JobTextProps) {
  useSignals();
  const state = loading.state.value;
  if (state.status === "failed" && state.failure.code === "not_found") return unknown;
  // The prerendered screen has the placeholder, too, because a tag that names a job requests the text as soon as it is mounted.
  if (state.status === "idle") return <Skeleton shape={lines} />;
  return (
    <Loaded loading={loading} shape={lines} keepsPrevious>
      {({ job }) => <Text job={job} isTitled={isTitled} />}
    </Loaded>
  );
}

function Text({ job: { title, category, tgs, sections }, isTitled }: { readonly job: JobDetails; readonly isTitled: boolean }) {
  return (
    <article className="ui-job">
      <p className="ui-quiet-text">{[category, ...tgs].join(" · ")}</p>
      {sections.map(({ h, p }) => (
        <section key={h}>
          <Heading level={3}>{h}</Heading>
          {p.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
