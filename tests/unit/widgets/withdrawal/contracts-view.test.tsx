/** Tests the rendered list of a customer's contracts: the last day that it shows is the day from the API (decisions §14). */
import { signal } from "@preact/signals-core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { parseDate } from "#core/base/values/dates.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import { createDesk } from "#tests/unit/core/services/load/desk.ts";
import { signedIn } from "#tests/unit/core/services/session/fake-session.ts";
import { sampleAccount } from "#tests/unit/widgets/my-digi/account/sample-account.ts";
import { Model, type Ports } from "#widgets/withdrawal/contracts/contracts.model.ts";
import type { Contract } from "#widgets/withdrawal/contracts/contracts.rules.ts";
import { View } from "#widgets/withdrawal/contracts/contracts.view.tsx";
import { openTab } from "./desk.ts";

/** Renders the list with one contract, and returns its text. */
async function drawn(lastDay: string | null, daysLeft: number | null): Promise<string> {
  const { model: withdrawal } = openTab({ state: signedIn });
  const { ports, last } = createDesk();
  const model = new Model(ports as unknown as Ports, signal({ withdrawal }));
  const stop = model.start();
  onTestFinished(() => {
    stop();
    model[Symbol.dispose]();
  });
  const contract = {
    ...{ id: "500000001", name: "Contract for TV", since: parseDate("2026-05-02"), until: null, documents: [] },
    ...{ withdrawable_until: lastDay, withdrawal_days_left: daysLeft, withdrawable_products: [{ id: "p1", t: ["TV"] }] },
  } as unknown as Contract;
  await last().answer({ account: { ...sampleAccount, contracts: [contract] } });
  const given = {
    withdrawal,
    failure: undefined,
    announcer: createAnnouncer(),
    pathOf: (page: string) => `/en/${page}`,
    hasPage: () => true,
  };
  const markup = renderToStaticMarkup(<View name="contracts" model={model} language="en" {...given} />);
  return markup.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

test.each([
  ["2026-05-18", 16, "16 days left, until Monday, 18 May"],
  ["2026-04-07", 1, "1 day left, until Tuesday, 7 April"],
  ["2026-10-26", 15, "15 days left, until Monday, 26 October"],
  ["2026-05-15", 0, "Until today, 24:00"],
  [null, null, "The 14 days are over. We will check your statement."],
])("a contract whose last day is %s, with %s days left, says '%s'", async (lastDay, daysLeft, words) => {
  expect(await drawn(lastDay, daysLeft)).toContain(`Contract 500000001. ${words}`);
});
