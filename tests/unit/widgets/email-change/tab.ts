/** The page on which an email change is confirmed, in a simulated tab whose calls the test answers. */
import { openTab, taken, type TabOptions } from "#tests/unit/core/domain/identity/tab.ts";
import { Model } from "#widgets/email-change/email-change.model.ts";

export const link = "?i=10&d=20&p=30";
export const state = encodeURIComponent('{"i":"10","d":"20","p":"30"}');
export const back = `?code=c1&state=${state}`;
export const url = "https://app.example/authorize?state=secret";
export const person = { nationalRegNumber: "85073003328", eId: "592-0000000-42", firstName: "Marie" };

export const tabOf = (options: Partial<TabOptions> = {}) =>
  openTab({ search: link, page: "confirm-email", ...options }, (ports, params, identity) => new Model(ports, undefined, params, identity));

/** Creates a tab whose visitor has been to the identity app and is back on the page. */
export async function returned() {
  const tab = tabOf();
  const model = await tab.open();
  await tab.last().answer(taken());
  const leaving = model.leave();
  await tab.last().answer(taken(undefined, { url }));
  await leaving;
  return tab;
}
