import { expect, test } from "vitest";
import { open as openBundle } from "#core/domain/bundle/bundle.service.ts";
import { createShared, type ServiceOpeners } from "#core/runtime/element/services.ts";

type Page = Parameters<typeof createShared>[0];

test("a service is opened by the first tag that brings it, and is the same for all; who brings none has none", () => {
  let opened = 0;
  const bundle: ServiceOpeners["bundle"] = () => (opened++, openBundle({ routes: () => undefined, language: () => "en" }));
  const shared = createShared({} as Page);
  expect([shared.open(), shared.open({}), opened]).toEqual([{}, {}, 0]);
  const [one, other] = [shared.open({ bundle }), shared.open({ bundle })];
  expect(opened).toBe(1);
  expect(one.bundle).toBe(other.bundle);
  expect(shared.opened.bundle).toBe(one.bundle);
  expect(Object.keys(one)).toEqual(["bundle"]);
});
