/** A list of jobs in several pages. The test answers the calls for them. */
import { signal } from "@preact/signals-core";
import { array as listOf, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { paging, type Paging } from "#core/base/contract/paging.ts";
import { createPages } from "#core/services/load/pages.model.ts";
import { createDesk, type Asked } from "./desk.ts";

const readJobs = endpoint<{ page: number; department: string }, undefined, { jobs: string[] } & Paging>({
  method: "GET",
  path: "/jobs",
  encoding: "none",
  answer: type({ jobs: listOf(string()), ...paging }),
  spec: { id: "test.jobs", summary: "Jobs", codes: [] },
});

export const pageSize = 3;

/** Returns the API's answer for a page of the given jobs. */
export function pageOf(jobs: readonly string[], page: number) {
  return {
    jobs: jobs.slice((page - 1) * pageSize, page * pageSize),
    page,
    page_size: pageSize,
    page_count: Math.ceil(jobs.length / pageSize),
    total_items: jobs.length,
  };
}

export const numbered = (count: number): string[] => Array.from({ length: count }, (_, index) => `job ${index + 1}`);
export const pageAsked = ({ request }: Asked): number => Number((request.query as { page?: number } | undefined)?.page);

export function open() {
  const desk = createDesk();
  const department = signal("all");
  const list = createPages(desk.ports, readJobs, {
    request: (page) => ({ query: { page, department: department.value } }),
    items: ({ jobs }) => jobs,
    key: (job) => job,
  });
  const answer = (jobs: readonly string[]): Promise<void> => desk.last().answer(pageOf(jobs, pageAsked(desk.last())));
  return { ...desk, department, list, answer, state: () => list.state.value };
}
