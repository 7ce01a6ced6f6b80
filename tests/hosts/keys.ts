/** Scenarios for the key events that a page receives when a visitor presses keys in our fields. */
import { heldAddress, newGate, openGate } from "./held.ts";
import { apiInPage, inTag, newsletter, openReady, until, type Scenario } from "./scenario.ts";
import type { TypingTab } from "./take-over.ts";

const username = `tag.querySelector("input[name=username]")`;

/**
 * A script with shortcuts of one letter, as old pages write them: a key press counts as a shortcut unless the page knows the event's target
 * as a field. `heard` lists the events that the page received.
 */
const shortcuts = `<script>
  window.heard = [];
  for (const type of ["keydown", "keypress", "keyup", "beforeinput", "input", "copy", "cut", "paste"])
    document.addEventListener(type, (event) => {
      heard.push(type + " " + (event.key ?? ""));
      if (!/INPUT|TEXTAREA/.test(event.target.tagName) && event.key === "a") event.preventDefault();
    });
</script>`;

/** Types letters, Escape and Tab into a field with real keys. Escape and Tab must reach the page where the widget has no use for them. */
async function typeLetters(tab: TypingTab, field: string, tag?: string): Promise<readonly unknown[]> {
  await tab.evaluate(inTag(`(${field}.focus(), 0)`, tag));
  await tab.keyboard.type("banana");
  await tab.evaluate(
    inTag(
      `(["copy", "cut", "paste"].forEach((type) => ${field}.dispatchEvent(new Event(type, { bubbles: true, composed: true }))), 0)`,
      tag,
    ),
  );
  await tab.keyboard.press("Escape");
  await tab.keyboard.press("Tab");
  return (await tab.evaluate(
    inTag(`[${field}.value, heard.filter((one) => !["keyup Tab", "keypress Escape"].includes(one))]`, tag),
  )) as unknown[];
}

const bananaKept = ["banana", ["keydown Escape", "keyup Escape", "keydown Tab"]];

export const keyScenarios: Readonly<Record<string, Scenario>> = {
  "letters typed into the newsletter": async (tab) => {
    await openReady(tab, shortcuts);
    return [await typeLetters(tab, `root.querySelector("input")`), bananaKept];
  },

  "letters typed before the view is there": async (tab) => {
    const gate = newGate();
    await tab.go(heldAddress(gate, shortcuts + newsletter));
    await tab.evaluate(until(`root?.querySelector("input")`));
    const typed = await typeLetters(tab, `root.querySelector("input")`);
    await openGate(gate);
    await tab.evaluate(until(`tag.matches(":state(ready)")`));
    return [
      [typed, await tab.evaluate(inTag(`root.querySelector("input").value`))],
      [bananaKept, "banana"],
    ];
  },

  "letters typed into the login, whose fields are the page's": async (tab) => {
    await tab.go(heldAddress("0", (await apiInPage()) + shortcuts + "<digi-login></digi-login>"));
    await tab.evaluate(until(`tag.matches(":state(ready)")`, "digi-login"));
    const typed = await typeLetters(tab, username, "digi-login");
    // The keys have reached the view, too: Enter makes the empty form show its errors.
    await tab.evaluate(inTag(`(${username}.focus(), 0)`, "digi-login"));
    await tab.keyboard.press("Enter");
    await tab.evaluate(until(`${username}.getAttribute("aria-invalid") && document.activeElement === ${username}`, "digi-login"));
    const error = `document.getElementById(${username}.getAttribute("aria-describedby").split(" ").at(-1)).textContent.includes("name@example.be")`;
    return [
      [typed, await tab.evaluate(inTag(error, "digi-login"))],
      [bananaKept, true],
    ];
  },

  "letters typed into the login inside another tag": async (tab) => {
    await tab.go(heldAddress("0", (await apiInPage()) + shortcuts + "<digi-my-digi></digi-my-digi>"));
    await tab.evaluate(until(`tag?.matches(":state(ready)")`, "digi-my-digi > digi-login"));
    return [await typeLetters(tab, username, "digi-my-digi > digi-login"), bananaKept];
  },

  "Escape in a dialog of ours": async (tab) => {
    await tab.go(
      heldAddress("0", (await apiInPage()) + shortcuts + "<button id=own>Ours</button><digi-callback-modal></digi-callback-modal>"),
    );
    await tab.evaluate(`(own.focus(), document.querySelector("digi-callback-modal").open = true, 0)`);
    await tab.evaluate(until(`root?.querySelector("dialog")?.open && root.activeElement`, "digi-callback-modal"));
    await tab.keyboard.type("b");
    await tab.keyboard.press("Escape");
    await tab.evaluate(until(`!root.querySelector("dialog").open`, "digi-callback-modal"));
    const heard = await tab.evaluate(`heard.splice(0).filter((one) => one !== "keypress Escape")`);
    await tab.keyboard.press("Escape");
    return [
      [heard, await tab.evaluate(`heard.filter((one) => one !== "keypress Escape")`)],
      [[], ["keydown Escape", "keyup Escape"]],
    ];
  },

  "Escape in an open list of ours closes the list alone": async (tab) => {
    const tag = "digi-fiber-check";
    const city = `root.querySelector("[name=city]")`;
    const isListed = `${city}.getAttribute("aria-expanded") === "true"`;
    const escapes = `heard.splice(0).filter((one) => /^key(down|up) Escape/.test(one))`;
    await tab.go(heldAddress("0", (await apiInPage()) + shortcuts + `<${tag}></${tag}>`));
    await tab.evaluate(until(`tag.matches(":state(ready)")`, tag));
    await tab.evaluate(inTag(`(root.querySelector("[name=postalCode]").focus(), 0)`, tag));
    await tab.keyboard.type("1000");
    await tab.evaluate(until(`${city}.getAttribute("aria-disabled") !== "true"`, tag));
    await tab.evaluate(inTag(`(${city}.focus(), 0)`, tag));
    await tab.keyboard.press("ArrowDown");
    await tab.evaluate(until(isListed, tag));
    await tab.keyboard.press("Escape");
    await tab.evaluate(until(`!(${isListed})`, tag));
    const closing = await tab.evaluate(escapes);
    await tab.keyboard.press("Escape");
    return [
      [closing, await tab.evaluate(escapes)],
      [[], ["keydown Escape", "keyup Escape"]],
    ];
  },
};
