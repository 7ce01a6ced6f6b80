import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JobText } from "#core/features/job-text/job-text.tsx";
import { jobDetails } from "#core/domain/jobs/job.contract.ts";
import { createLoading } from "#core/services/load/loading.model.ts";
import { createAnnouncer, AnnouncerContext } from "#core/ui/base/live-region.tsx";
import { createDesk, type Asked } from "#tests/unit/core/services/load/desk.ts";
import { detailsOf } from "#tests/unit/widgets/job-list/samples.ts";

async function draw(act: (call: Asked) => Promise<void> | undefined, isTitled = false): Promise<string> {
  const desk = createDesk();
  const loading = createLoading(desk.ports, jobDetails, { request: () => ({ query: { id: "job-1", lang: "en" } }) });
  const stop = loading.start();
  await act(desk.last());
  const markup = renderToStaticMarkup(
    <AnnouncerContext value={createAnnouncer()}>
      <JobText loading={loading} isTitled={isTitled} unknown="no such job" />
    </AnnouncerContext>,
  );
  stop();
  return markup;
}

test("shows its shape, then where and how one works, and each section under its heading, as plain text", async () => {
  expect(await draw(() => undefined)).toContain('aria-busy="true"');
  const markup = await draw((call) => call.answer(detailsOf(1)));
  expect(markup).toContain("Shops · Ghent · Dutch");
  expect(markup).toMatch(/<h3[^>]*>What you do<\/h3><p>You do &lt;all&gt; of job 1.<\/p><p>You tell.<\/p>/);
  expect(markup).not.toContain("<h2");
  expect(await draw((call) => call.answer(detailsOf(1)), true)).toMatch(/<h2[^>]*>Job 1<\/h2>/);
});

test("a text that does not come can be asked for again; of a job that is not open, the caller says what it wants", async () => {
  expect(await draw((call) => call.fail())).toContain("Try again");
  expect(await draw((call) => call.fail({ code: "not_found" }))).toBe("no such job");
});
