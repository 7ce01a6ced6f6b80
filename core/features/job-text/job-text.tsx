/** Renders the whole text of one open job, in all states of loading: the tasks, the profile, the hours and the offer. */
import { useSignals } from "@preact/signals-react/runtime";
import type { ReactNode } from "react";
import type { JobDetails } from "#core/domain/jobs/job.contract.ts";
import type { Loading } from "#core/services/load/loading.model.ts";
import { Heading } from "#core/ui/base/heading.tsx";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { Loaded } from "#core/ui/loaded/loaded.tsx";

type JobTextProps = {
  readonly loading: Loading<{ readonly job: JobDetails }>;
  /** True where the job's title stands above its text. In a dialog the title is the heading of the dialog instead. */
  readonly isTitled?: boolean;
  /** The content where the API knows no such job, or the job is no longer open. */
  readonly unknown: ReactNode;
};

const shape = ["line", "line", "line", "line", "line", "line", "line", "line"] as const;

export function JobText({ loading, isTitled = false, unknown }: JobTextProps) {
  useSignals();
  const state = loading.state.value;
  if (state.status === "failed" && state.failure.code === "not_found") return unknown;
  // The text is requested as soon as the view is mounted, so the prerendered screen has its placeholder already.
  if (state.status === "idle") return <Skeleton shape={shape} />;
  return (
    <Loaded loading={loading} shape={shape} keepsPrevious>
      {({ job }) => <Text job={job} isTitled={isTitled} />}
    </Loaded>
  );
}

function Text({ job: { title, category, tgs, sections }, isTitled }: { readonly job: JobDetails; readonly isTitled: boolean }) {
  return (
    <div className="ui-job">
      {isTitled && <Heading>{title}</Heading>}
      <p className="ui-quiet-text">{[category, ...tgs].join(" · ")}</p>
      {sections.map(({ h, p }) => (
        <section key={h}>
          <Heading level={3}>{h}</Heading>
          {p.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
