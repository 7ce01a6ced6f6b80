import { signal } from "@preact/signals-core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import type { Ports } from "#core/runtime/element/widget.ts";
import type { Job } from "#core/domain/jobs/jobs.contract.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import { createDesk } from "#tests/unit/core/services/load/desk.ts";
import { createFakeAddressBar } from "#tests/unit/core/platform/fake-address-bar.ts";
import { Model } from "#widgets/job-list/job-list.model.ts";
import { View } from "#widgets/job-list/job-list.view.tsx";
import { answerOf, jobOf } from "./samples.ts";

async function draw(jobs: readonly Job[] | undefined, search = ""): Promise<string> {
  const desk = createDesk();
  const bar = createFakeAddressBar(`https://site.example/en/jobs${search}`);
  const model = new Model(desk.ports as unknown as Ports, signal({}), bar);
  const stop = model.start();
  onTestFinished(() => {
    stop();
    model[Symbol.dispose]();
  });
  if (jobs) await desk.last().answer({ ...answerOf(jobs.length), _embedded: { cardJob: [...jobs] } });
  return renderToStaticMarkup(
    <View model={model} options={{}} announcer={createAnnouncer()} pathOf={(page) => `/en/${page}`} hasPage={() => true} language="en" />,
  );
}

test("shows the shape of what comes first, then the jobs [P-162]", async () => {
  expect(await draw(undefined)).toMatch(/aria-busy="true"/);
  const markup = await draw([jobOf(1)]);
  expect(markup).not.toContain("aria-busy");
  expect(markup).toContain("Job 1");
});

test("a card has category, title, tags and text, and its title leads to the job [P-105]", async () => {
  const markup = await draw([{ category: "IT", title: "<b>Tester</b>", tgs: ["Mons", "French"], text: "Break & mend.", link: "/a?b=1" }]);
  expect(markup).toContain('<a href="https://site.example/a?b=1">&lt;b&gt;Tester&lt;/b&gt;</a>');
  for (const text of ["IT", "<li>Mons</li>", "<li>French</li>", "Break &amp; mend."]) expect(markup).toContain(text);
});

test("the title of a job with an id leads to its whole text on this page", async () => {
  expect(await draw([jobOf(1)], "?location=ghent")).toContain('<a href="https://site.example/en/jobs?location=ghent&amp;job=job-1"');
});

test("a job without a web address, without tags, without a word is a card all the same", async () => {
  const markup = await draw([{ category: "", title: "Tester", tgs: [], text: "", link: "javascript:alert(1)" }]);
  expect(markup).toContain(">Tester</h3>");
  expect(markup).not.toContain("javascript:");
});

test("filters say how many jobs each would leave; what is chosen stands as a badge, also where the API does not know it [P-051, P-052, P-053]", async () => {
  const markup = await draw([jobOf(1)], "?department=it&location=atlantis");
  expect(markup).toMatch(/<option value="it" selected="">IT and data \(7\)<\/option>/);
  expect(markup).toMatch(/<option value="atlantis" selected="">atlantis<\/option>/);
  expect(markup.match(/aria-label="Remove filter: [^"]*"/g)).toEqual([
    'aria-label="Remove filter: IT and data"',
    'aria-label="Remove filter: atlantis"',
  ]);
  expect(markup).toContain("Clear all");
  expect(await draw([jobOf(1)])).not.toContain("Clear all");
});

test("says how many there are; nothing found has a way on: fewer filters, or a word to us [P-166]", async () => {
  expect(await draw([jobOf(1), jobOf(2)])).toContain(">2 jobs<");
  expect(await draw([jobOf(1)])).toContain(">1 job<");
  const filtered = await draw([], "?department=it");
  expect(filtered).toContain("Nothing found. Try it with fewer filters.");
  expect(filtered.match(/Clear all/g)).toHaveLength(2);
  const none = await draw([]);
  expect(none).toContain("Nothing found. We have no vacancies at the moment.");
  expect(none).toContain('href="/en/contact"');
});
