import { signal } from "@preact/signals-core";
import { expect, test, vi } from "vitest";
import type { ProvenChoice } from "#core/services/consent/consent.ts";
import { createInert } from "#core/services/consent/consent.service.ts";
import type { ConsentChoice } from "#core/base/values/consent.ts";
import { consentRecord } from "#widgets/cookie-consent/cookie-consent.contract.ts";
import { Model } from "#widgets/cookie-consent/cookie-consent.model.ts";
import { Model as Settings } from "#widgets/cookie-consent/settings/settings.model.ts";

const none: ConsentChoice = { preferences: false, statistics: false, marketing: false };
const all: ConsentChoice = { preferences: true, statistics: true, marketing: true };

type Given = ConstructorParameters<typeof Model>;

const proven = (id: string, choice: ConsentChoice): ProvenChoice => ({ id, version: 1, savedAt: 7, ...choice });

/** Creates a page with so many tags, which share the visitor's choice and have the same attributes. */
function createPage(tags = 1, options: Given[1]["value"] = {}, isStoring = true) {
  const choice = signal<ProvenChoice | undefined>(undefined);
  let count = 0;
  const domains: unknown[] = [];
  const consent = {
    ...createInert(),
    release: "1.2.3",
    choice,
    choose(to: ConsentChoice, domain?: string) {
      domains.push(domain);
      return (choice.value = proven(`${++count}`, to));
    },
    persistent: () => isStoring,
  };
  const open = () => {
    const emit = vi.fn<(event: string, detail?: unknown) => boolean>(() => true);
    const call = vi.fn<(...given: unknown[]) => Promise<object>>(async () => ({ ok: false }));
    const ports = { consent, emit, call, language: signal("fr") };
    const model = new Model(ports as unknown as Given[0], signal(options));
    return { model, emit, call, stop: model.start() };
  };
  return { choice, consent, domains, tags: Array.from({ length: tags }, open) };
}

test("nothing is asked before it is known what was chosen", () => {
  const { consent } = createPage();
  const model = new Model({ consent, emit: () => true } as unknown as Given[0], signal({}));
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
  expect([choice.value, model.isAsked.value]).toEqual([proven("1", expected), false]);
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
  choice.value = proven("0", all);
  const emit = vi.fn<(event: string, detail?: unknown) => boolean>(() => true);
  const model = new Model({ consent, emit } as unknown as Given[0], signal({}));
  const stop = model.start();
  expect([emit.mock.calls.length, model.isAsked.value]).toEqual([0, false]);
  choice.value = proven("1", none);
  expect(emit.mock.calls).toEqual([["digi-consent-changed", { categories: none }]]);
  stop();
  choice.value = proven("2", all);
  expect(emit).toHaveBeenCalledOnce();
});

test("where the browser keeps nothing, that is known before the choice and after it", () => {
  for (const isStoring of [true, false]) {
    const { model } = createPage(1, {}, isStoring).tags[0] ?? expect.unreachable();
    expect(model.isUnstored.value).toBe(!isStoring);
    model.reject();
    expect(model.isUnstored.value).toBe(!isStoring);
  }
});

test("a choice counts for the domain that the tag names", () => {
  const { domains, tags } = createPage(1, { cookieDomain: "example.be" });
  tags[0]?.model.accept();
  expect(domains).toEqual(["example.be"]);
});

test("each choice is recorded once where the tag says so, and none elsewhere, nor one of another tab", () => {
  const recording = createPage(1, { consentRecord: true });
  const [{ model, call }] = recording.tags as [(typeof recording.tags)[0]];
  model.accept();
  recording.choice.value = proven("other", none);
  model.save({ ...none, statistics: true });
  const body = { version: 1, texts: "1.2.3", savedAt: 7, lang: "fr" };
  expect(call.mock.calls).toEqual([
    [consentRecord, { body: { ...body, id: "1", choice: all } }],
    [consentRecord, { body: { ...body, id: "2", choice: { ...none, statistics: true } } }],
  ]);
  const quiet = createPage();
  quiet.tags[0]?.model.accept();
  expect(quiet.tags[0]?.call).not.toHaveBeenCalled();
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
