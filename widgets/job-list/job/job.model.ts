import { createModel, type ReadonlySignal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { jobDetails } from "#core/domain/jobs/job.contract.ts";
import { createLoading } from "#core/services/load/loading.model.ts";
import type { part } from "./job.part.ts";

export type Model = InstanceType<typeof Model>;

/** The model of the dialog that shows one job. `id` is undefined while the dialog is closed: then nothing is requested. */
export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<{ readonly id?: string | undefined }>) => {
  const details = createLoading(ports, jobDetails, {
    request: () => (given.value.id === undefined ? undefined : { query: { id: given.value.id, lang: ports.language.value } }),
  });
  return { details, start: details.start };
});
