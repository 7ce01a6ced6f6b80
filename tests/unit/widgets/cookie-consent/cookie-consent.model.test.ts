import { signal } from "@preact/signals-core";
import { expect, test, vi } from "vitest";
import type { ProvenChoice } from "#core/services/consent/consent.ts";
import { createInert } from "#core/services/consent/consent.service.ts";
import type { ConsentChoice } from "#core/base/values/consent.ts";
import { Model } from "#widgets/cookie-consent/cookie-consent.model.ts";
import { Model as Settings } from "#widgets/cookie-consent/settings/settings.model.ts";

const none: ConsentChoice = { preferences: false, statistics: false, marketing: false };
const all: ConsentChoice = { preferences: true, statistics: true, marketing: true };

/** Creates a page with so many tags, which share the visitor's choice. */
function createPage(tags = 1) {
  const choice = signal<ProvenChoice | undefined>(undefined);
  let count = 0;
  const consent = { ...createInert(), choice, choose: (to: ConsentChoice) => void (choice.value = { id: `${++count}`, ...to }) };
  const open = () => {
    const emit = vi.fn<(event: string, detail?: unknown) => boolean>(() => true);
    const model = new Model({ consent, emit } as unknown as ConstructorParameters<typeof Model>[0]);
    return { model, emit, stop: model.start() };
  };
  return { choice, consent, tags: Array.from({ length: tags }, open) };
}

test("nothing is asked before it is known what was chosen", () => {
  const { consent } = createPage();
  const model = new Model({ consent, emit: () => true } as unknown as ConstructorParameters<typeof Model>[0]);
  expect([model.isAsked.value, model.isOpen.value]).toEqual([false, false]);
});

test.each([
  ["Accept", all, (model: Model) => model.accept()],
  ["Reject", none, (model: Model) => model.reject()],
  ["Save", { ...none, statistics: true }, (model: Model) => model.save({ ...none, statistics: true })],
])("%s is kept, ends the question, and is told to the page once", (_what, expected, decide) => {
  const { choice, tags } = createPage();
  const [{ model, emit }] = tags as [(typeof tags)[0]];
  expect(model.isAsked.value).toBe(true);
  decide(model);
  expect([choice.value, model.isAsked.value]).toEqual([{ id: "1", ...expected }, false]);
  expect(emit.mock.calls).toEqual([["digi-consent-changed", { categories: expected }]]);
});

test("opening and closing the settings is no choice", () => {
  const { choice, tags } = createPage();
  const [{ model, emit }] = tags as [(typeof tags)[0]];
  model.openSettings();
  expect(model.isOpen.value).toBe(true);
  model.close();
  expect([model.isOpen.value, model.isAsked.value, choice.value, emit.mock.calls.length]).toEqual([false, true, undefined, 0]);
});

test("settings that cannot be loaded are said, until they are opened again or a choice is made", () => {
  const { tags } = createPage();
  const [{ model }] = tags as [(typeof tags)[0]];
  model.methods.show();
  model.fail();
  expect([model.isOpen.value, model.hasFailed.value]).toEqual([false, true]);
  model.openSettings();
  expect([model.isOpen.value, model.hasFailed.value]).toEqual([true, false]);
  model.fail();
  model.reject();
  expect(model.hasFailed.value).toBe(false);
});

test("of two tags one asks and tells, whichever is called; the other takes over when it leaves", () => {
  const { tags } = createPage(2);
  const [one, other] = tags as [(typeof tags)[0], (typeof tags)[0]];
  expect([one.model.isAsked.value, other.model.isAsked.value]).toEqual([true, false]);
  other.model.methods.show();
  expect([one.model.isOpen.value, other.model.isOpen.value]).toEqual([true, false]);
  one.stop();
  expect([one.model.isAsked.value, other.model.isAsked.value]).toEqual([false, true]);
  other.model.accept();
  expect([one.emit.mock.calls.length, other.emit.mock.calls.length]).toEqual([0, 1]);
});

test("what another tab chose is told to the page, what was chosen before it came is not", () => {
  const { choice, consent } = createPage(0);
  choice.value = { id: "0", ...all };
  const emit = vi.fn<(event: string, detail?: unknown) => boolean>(() => true);
  const model = new Model({ consent, emit } as unknown as ConstructorParameters<typeof Model>[0]);
  const stop = model.start();
  expect([emit.mock.calls.length, model.isAsked.value]).toEqual([0, false]);
  choice.value = { id: "1", ...none };
  expect(emit.mock.calls).toEqual([["digi-consent-changed", { categories: none }]]);
  stop();
  choice.value = { id: "2", ...all };
  expect(emit).toHaveBeenCalledOnce();
});

test("in the settings nothing stands ticked before a choice; then what was chosen does, at each opening anew [P-318]", () => {
  const given = signal<{ isOpen: boolean; choice: ConsentChoice | undefined }>({ isOpen: true, choice: undefined });
  const model = new Settings({} as never, given);
  const stop = model.start();
  expect(model.ticked.value).toEqual(none);
  model.toggle("marketing");
  model.toggle("statistics");
  model.toggle("marketing");
  expect(model.ticked.value).toEqual({ ...none, statistics: true });
  given.value = { isOpen: true, choice: all };
  expect(model.ticked.value, "another tab's choice leaves what is under way").toEqual({ ...none, statistics: true });
  given.value = { isOpen: false, choice: all };
  given.value = { isOpen: true, choice: all };
  expect(model.ticked.value).toEqual(all);
  stop();
});
