/** Tests the effects of other tabs that change the bundle while its order is open in this tab. */
import { expect, test, vi } from "vitest";
import { chooseCard } from "#core/domain/eligibility/cards.rules.ts";
import { keepsNumber } from "#core/domain/eligibility/landline.rules.ts";
import { landline } from "#tests/unit/core/domain/bundle/samples.ts";
import { details, inFreshBrowser, internet, open } from "./flow.ts";

inFreshBrowser();

test("a landline that is chosen there and not answered is the builder's: the order waits, and is sent to nobody", () => {
  const led = vi.fn<(to: string) => void>();
  vi.stubGlobal("location", { ...location, replace: led });
  const { model, store, sent } = open(internet);
  model.setDetails(details);
  expect([model.phase.value, model.bundleImport.state.value.kind]).toEqual(["open", "none"]);
  store.update((bundle) => chooseCard(bundle, "landline", landline));
  expect([model.phase.value, model.bundleImport.state.value.kind, sent]).toEqual(["checking", "unfinished", []]);
  expect(led).toHaveBeenCalledOnce();
});

test("one that is answered there is part of the order, which goes on where it was", () => {
  const { model, store, step } = open(internet);
  model.setDetails(details);
  store.update((bundle) => keepsNumber(chooseCard(bundle, "landline", landline), false));
  expect([model.phase.value, model.bundleImport.state.value.kind, step()]).toEqual(["open", "none", "move-to-digi"]);
});
