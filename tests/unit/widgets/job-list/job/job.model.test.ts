import { signal } from "@preact/signals-core";
import { expect, onTestFinished, test } from "vitest";
import type { Ports } from "#core/runtime/element/widget.ts";
import { createDesk } from "#tests/unit/core/services/load/desk.ts";
import { Model } from "#widgets/job-list/job/job.model.ts";
import { detailsOf } from "#tests/unit/widgets/job-list/samples.ts";

function setUp(id: string | undefined) {
  const desk = createDesk();
  const given = signal({ id });
  const model = new Model(desk.ports as unknown as Ports, given);
  const stop = model.start();
  onTestFinished(() => {
    stop();
    model[Symbol.dispose]();
  });
  return { ...desk, given, model };
}

test("nothing is asked while no job is read; then its text, in the page's language, and anew in another", async () => {
  const { model, given, asked, last, language } = setUp(undefined);
  expect(asked).toEqual([]);
  given.value = { id: "job-1" };
  expect(last().request.query).toEqual({ id: "job-1", lang: "en" });
  await last().answer(detailsOf(1));
  expect(model.details.state.value).toMatchObject({ status: "loaded", value: detailsOf(1) });
  language.value = "nl";
  expect(last().request.query).toEqual({ id: "job-1", lang: "nl" });
});

test("the text of a job that was left does not come into the next one", async () => {
  const { model, given, asked, last } = setUp("job-1");
  const [first] = asked;
  given.value = { id: undefined };
  expect(first?.request.signal?.aborted).toBe(true);
  given.value = { id: "job-2" };
  await first?.answer(detailsOf(1));
  expect(model.details.state.value.status).toBe("loading");
  await last().answer(detailsOf(2));
  expect(model.details.state.value).toMatchObject({ status: "loaded", value: detailsOf(2) });
});

test("a text that does not come is asked for again", async () => {
  const { model, asked, last } = setUp("job-1");
  await last().fail();
  expect(model.details.state.value.status).toBe("failed");
  void model.details.reload();
  await last().answer(detailsOf(1));
  expect([model.details.state.value.status, asked.length]).toEqual(["loaded", 2]);
});
