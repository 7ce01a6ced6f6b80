import { computed, createModel, signal, type Signal } from "@preact/signals-core";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Outcome } from "#core/services/api/outcome.ts";
import type { OptionsOf } from "#core/base/contract/element.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createFormModel } from "#core/forms/form/form.model.ts";
import type { Clock } from "#core/platform/clock.ts";
import { warnOnce } from "#core/platform/console.ts";
import { createSending } from "#core/forms/sending/sending.model.ts";
import { jobDetails } from "#core/domain/jobs/job.contract.ts";
import { createLoading } from "#core/services/load/loading.model.ts";
import { formsJobApplication } from "./job-application.contract.ts";
import type { definition } from "./job-application.element.ts";
import { namesOf, simulatedMs, simulatedSteps } from "./job-application.rules.ts";
import { jobPostingOf } from "./job-posting.rules.ts";
import type { JobApplicationFields } from "./job-application.schema.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof definition>, options: Signal<OptionsOf<typeof definition>>) => {
  const sentTo = signal<string | undefined>();
  const isStarted = signal(false);
  const isPosted = (): boolean => Boolean(options.peek().endpoint);
  /** Sends the application. Without the attribute `endpoint` the sending is only simulated, and no data leaves the page (P-279). */
  const call: Call = (endpoint, request) => (isPosted() ? ports.call(endpoint, request) : simulateSending(ports.clock, request));
  /** Tracks an event only for an application that is really sent: a simulated application is not a lead. */
  const track: typeof ports.track = (...event) => isPosted() && ports.track(...event);

  const form = createFormModel(
    { ...ports, call, track },
    {
      name: "job-application",
      endpoint: formsJobApplication,
      tracksProgress: true,
      // Files are the last fields of the request, so that the server can read all other fields before the files arrive.
      request({ upload_cv, upload_letter, ...typed }: JobApplicationFields, extras) {
        const { job = "", endpoint: address } = options.peek();
        return { body: { ...typed, job, ...extras, upload_cv, upload_letter }, ...(address && { address }) };
      },
      visible: ({ upload_cv, upload_letter, ...typed }) => ({
        ...typed,
        job: options.peek().job ?? "",
        upload_cv: namesOf(upload_cv),
        upload_letter: namesOf(upload_letter),
      }),
      onSent: (_answer, { email }) => (sentTo.value = isPosted() ? email : undefined),
    },
  );
  const sending = createSending(form, ports.clock);
  const details = createLoading(ports, jobDetails, {
    request() {
      const { job } = options.value;
      return job ? { query: { id: job, lang: ports.language.value } } : undefined;
    },
  });

  return {
    form,
    draft: { ...form, reset: sending.reset },
    sending,
    /** The email address to which a reply will be sent; undefined where the sending was only simulated. */
    sentTo,
    /** The whole text of the job that the page names. */
    details,
    /** True where the text has its space: on a page that names a job, and in the prerendered screen, which is the same for every page. */
    hasJobSpace: computed(() => !isStarted.value || Boolean(options.value.job)),
    /** The data of the job for search engines, where the page wants it. A job that cannot be loaded is left out. */
    posting: computed(() => {
      const state = details.state.value;
      return options.value.structuredData && state.status === "loaded" ? jobPostingOf(state.value.job) : undefined;
    }),
    start() {
      isStarted.value = true;
      const stops = [sending.watch(), details.start()];
      return () => {
        for (const stop of stops) stop();
        form.stop();
      };
    },
    methods: { reset: sending.reset },
  };
});

/** Simulates the progress of an upload without sending anything (P-279, P-281). */
async function simulateSending(
  clock: Clock,
  { signal: aborted, onProgress }: Request<unknown, unknown> = {},
): Promise<Outcome<never, never>> {
  warnOnce("<digi-job-application>: the sending is only shown, nobody gets the application. Give the tag an endpoint.");
  for (let step = 1; step <= simulatedSteps; step++) {
    try {
      await clock.wait(simulatedMs / simulatedSteps, aborted);
    } catch {
      return { ok: false, failure: { code: "network.aborted" } };
    }
    onProgress?.(step / simulatedSteps);
  }
  return { ok: true, value: {} as never }; // An empty object is a valid answer, because the endpoint promises no fields.
}
