/**
 * Scenarios with a prerendered screen that is part of the page's HTML: text is typed into it while the script, the code that draws
 * prerendered screens and all other files are held back one after the other. They run in every browser.
 */
import { asksForScript, newGate, openStage, stagedAddress, stages, type Stage } from "./held.ts";
import { bill, billIsChosen, chooseByScript, type TypingTab } from "./take-over.ts";

const slowAfterMs = 25_000;
const inTag = (expression: string): string => `((tag) => {
  const root = tag.shadowRoot;
  const field = (name) => root.querySelector('[name="' + name + '"]') ?? tag.querySelector(':scope > [slot][name="' + name + '"]');
  return (${expression});
})(document.querySelector("digi-newsletter, digi-contact, digi-login"))`;

const askTag = (tab: TypingTab, expression: string): Promise<unknown> => tab.evaluate(inTag(expression));

const until = (condition: string): string => `new Promise((resolve, reject) => {
  const patience = setTimeout(() => reject(new Error(${JSON.stringify(`never: ${condition}`)})), ${slowAfterMs});
  const look = () => {
    if (!(${inTag(condition)})) return setTimeout(look, 4);
    clearTimeout(patience);
    resolve();
  };
  look();
})`;
const waitFor = (tab: TypingTab, condition: string): Promise<unknown> => tab.evaluate(until(condition));

/** Expressions that are evaluated in the page, by the stage. Each becomes true when the files of its stage have taken effect. */
const done: Readonly<Record<Stage, string>> = {
  loader: `tag.matches(":defined")`,
  prerender: `performance.getEntriesByType("resource").some(({ name, responseEnd }) => name.includes("/prerender-") && responseEnd > 0)`,
  rest: `tag.matches(":state(ready)")`,
};

export type Included = {
  readonly tab: TypingTab;
  /** Releases the files of a stage, and waits until they have taken effect in the page. */
  readonly comes: (stage: Stage) => Promise<void>;
  readonly gate: string;
};

export async function openIncluded(tab: TypingTab, tags: string, lang = "en"): Promise<Included> {
  const gate = newGate();
  await tab.go(stagedAddress(gate, tags, lang));
  await tab.evaluate(asksForScript(gate));
  const comes = async (stage: Stage): Promise<void> => {
    await openStage(gate, stage);
    await waitFor(tab, done[stage]);
  };
  return { tab, comes, gate };
}

type Scenario = (tab: TypingTab) => Promise<readonly [got: unknown, wanted: unknown]>;

/** Types a text without a pause: some letters before each stage is released, some while its files come, and some after. */
async function typeThroughAll({ tab, comes }: Included, name: string): Promise<string> {
  await askTag(tab, `(field("${name}").focus(), 0)`);
  let typed = "";
  const typeOn = async (part: string): Promise<void> => {
    typed += part;
    await tab.keyboard.type(part);
  };
  for (const [index, stage] of stages.entries()) {
    await typeOn(`${index}abc`);
    const arrival = comes(stage);
    await typeOn("def");
    await typeOn("ghi");
    await arrival;
  }
  await typeOn("xyz");
  return typed;
}

const isFocused = (name: string): string => `(root.activeElement ?? document.activeElement).name === "${name}"`;
const address = `[location.pathname.startsWith("/staged/"), new URLSearchParams(location.search).has("first_name"), location.hash]`;
const unchanged = [true, false, ""];
/** An expression for the state of a contact form: both checkboxes, the chosen category, and the file that the field holds and shows. */
const chosen = `[field("gdpr_agree").checked, field("marketing_agree").checked, root.querySelector("[name=category]:checked")?.value, field("upload").files[0]?.name, root.querySelector(".ui-file")?.textContent.includes("${bill.name}")]`;

export const includeScenarios: Readonly<Record<string, Scenario>> = {
  "typed through script, drawing and take-over": async (tab) => {
    const included = await openIncluded(tab, `<digi-newsletter include heading="Letters"></digi-newsletter>`);
    const typed = await typeThroughAll(included, "first_name");
    const state = `[field("first_name").value, ${isFocused("first_name")}, root.querySelectorAll("form").length, root.querySelector("h2").textContent, ${address}]`;
    return [await askTag(tab, state), [typed, true, 1, "Letters", unchanged]];
  },
  "a message beside a chosen file and boxes": async (tab) => {
    const included = await openIncluded(tab, `<digi-contact include></digi-contact>`);
    await chooseByScript(tab);
    await askTag(tab, `(field("gdpr_agree").click(), root.querySelector("[value=press]").click())`);
    const typed = await typeThroughAll(included, "message");
    return [
      [await askTag(tab, `field("message").value`), await askTag(tab, chosen)],
      [typed, [true, false, "press", ...billIsChosen]],
    ];
  },
  "a box, a file and a choice, each before other files": async (tab) => {
    const { comes } = await openIncluded(tab, `<digi-contact include></digi-contact>`);
    await askTag(tab, `(field("gdpr_agree").click(), field("marketing_agree").click(), 0)`);
    await comes("loader");
    await chooseByScript(tab);
    await askTag(tab, `(field("marketing_agree").click(), 0)`); // The visitor changes their mind and unticks the box.
    await comes("prerender");
    await askTag(tab, `(root.querySelector("[value=press]").click(), 0)`);
    await comes("rest");
    return [await askTag(tab, chosen), [true, false, "press", ...billIsChosen]];
  },
  "by the script alone: typed, ticked, chosen, with a file": async (tab) => {
    const { comes } = await openIncluded(tab, `<digi-contact></digi-contact>`);
    await comes("loader");
    await comes("prerender");
    await waitFor(tab, `root && field("upload")`);
    await askTag(tab, `(field("first_name").focus(), 0)`);
    await tab.keyboard.type("Marie");
    await askTag(tab, `(field("gdpr_agree").click(), root.querySelector("[value=press]").click(), field("message").focus(), 0)`);
    await chooseByScript(tab);
    const arrival = comes("rest");
    await tab.keyboard.type("What is this?");
    await arrival;
    await tab.keyboard.type(" A bill");
    const texts = `[field("first_name").value, field("message").value, ${isFocused("message")}, ${address}]`;
    return [
      [await askTag(tab, texts), await askTag(tab, chosen)],
      [
        ["Marie", "What is this? A bill", true, unchanged],
        [true, false, "press", ...billIsChosen],
      ],
    ];
  },
  "put in whole, as from the clipboard, undone and put in again": async (tab) => {
    const { comes } = await openIncluded(tab, `<digi-newsletter include></digi-newsletter>`);
    const edit = (command: string, text = ""): Promise<unknown> =>
      askTag(tab, `(field("first_name").focus(), document.execCommand("${command}", false, "${text}"), field("first_name").value)`);
    const held = [await edit("insertText", "Marie")];
    await comes("loader");
    held.push(await edit("undo"), await edit("insertText", "Anna"));
    await comes("prerender");
    held.push(await edit("insertText", "-Lise"));
    await comes("rest");
    held.push(await edit("insertText", "!"));
    return [held, ["Marie", "", "Anna", "Anna-Lise", "Anna-Lise!"]];
  },
  "fields in the light DOM": async (tab) => {
    const included = await openIncluded(tab, `<digi-login include></digi-login>`);
    const typed = await typeThroughAll(included, "username");
    const state = `[field("username").value, ${isFocused("username")}, tag.querySelectorAll("input").length, tag.querySelectorAll("form").length]`;
    return [await askTag(tab, state), [typed, true, 2, 1]];
  },
  "sent before anything listens, it goes nowhere": async (tab) => {
    const { comes } = await openIncluded(tab, `<digi-newsletter include></digi-newsletter>`);
    await askTag(tab, `(window.stayed = true, field("first_name").focus(), 0)`);
    await tab.keyboard.type("Marie");
    await tab.keyboard.press("Enter");
    await askTag(tab, `(root.querySelector("form").requestSubmit(), 0)`);
    await comes("loader");
    const before = await askTag(tab, `[window.stayed, field("first_name").value, ${address}]`);
    await comes("prerender");
    await comes("rest");
    return [
      [before, await askTag(tab, `[window.stayed, field("first_name").value, ${address}]`)],
      [
        [true, "Marie", unchanged],
        [true, "Marie", unchanged],
      ],
    ];
  },
  "sent while only the script listens, it is remembered": async (tab) => {
    const { comes } = await openIncluded(tab, `<digi-newsletter include></digi-newsletter>`);
    await comes("loader");
    await askTag(tab, `(field("first_name").focus(), 0)`);
    await tab.keyboard.type("Marie");
    await tab.keyboard.press("Enter");
    await comes("prerender");
    await waitFor(tab, `root.querySelector("[type=submit]").ariaBusy === "true"`);
    await comes("rest");
    await waitFor(tab, `root.querySelector("[aria-invalid=true]")`);
    return [await askTag(tab, `[field("first_name").value, ${address}]`), ["Marie", unchanged]];
  },
  "as a string put in later, before and after the script": async (tab) => {
    const gate = newGate();
    await tab.go(stagedAddress(gate, `<main><digi-newsletter include></digi-newsletter></main>`));
    const put = `((html) => (document.querySelector("main").innerHTML = html, 0))(document.querySelector("template#copy").innerHTML)`;
    // The page later inserts the tag's HTML as the server wrote it. Inserted by `innerHTML`, the prerendered screen in it becomes no shadow
    // root.
    await tab.evaluate(
      `fetch(location.href).then((answer) => answer.text()).then((html) => { const copy = Object.assign(document.createElement("template"), { id: "copy" }); copy.innerHTML = /<digi-.*<\\/digi-newsletter>/s.exec(html)[0]; document.body.append(copy); })`,
    );
    await tab.evaluate(put);
    await tab.evaluate(asksForScript(gate));
    await openStage(gate, "loader");
    await waitFor(tab, `${done.loader} && root && field("last_name")`);
    await askTag(tab, `(field("last_name").focus(), 0)`);
    await tab.keyboard.type("Peeters");
    await openStage(gate, "prerender");
    await openStage(gate, "rest");
    await waitFor(tab, done.rest);
    const early = await askTag(tab, `[field("last_name").value, tag.querySelectorAll("template").length]`);
    await tab.evaluate(put);
    await waitFor(tab, `root && ${done.rest}`);
    const late = await askTag(tab, `[root.querySelectorAll("form").length, tag.querySelectorAll("template").length]`);
    return [
      [early, late],
      [
        ["Peeters", 0],
        [1, 0],
      ],
    ];
  },
};
