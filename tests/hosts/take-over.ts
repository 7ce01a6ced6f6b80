/**
 * Scenarios for everything that a visitor may have done in a prerendered screen before the view arrives. They run in Playwright's Chromium
 * (take-over.test.ts), Firefox and WebKit (tests/engines.ts).
 */
import type { InputMethod, Tab } from "#tests/engines/engine.ts";
import { heldAddress, newGate, openGate } from "./held.ts";

export type TypingTab = Pick<Tab, "go" | "evaluate" | "keyboard">;
export type ComposingTab = TypingTab & { readonly inputMethod: InputMethod };

const slowAfterMs = 25_000;
const alphabet = "abcdefghijklmnopqrstuvwxyz";

/**
 * Returns a script for the page that waits until an expression is true. In the expression, `root` is the shadow root of the first tag, and
 * `field(name)` is a control in the shadow root or in the light DOM.
 */
const until = (condition: string): string => `new Promise((resolve, reject) => {
  const patience = setTimeout(() => reject(new Error(${JSON.stringify(`never: ${condition}`)})), ${slowAfterMs});
  const look = () => {
    if (!(${inTag(condition)})) return requestAnimationFrame(look);
    clearTimeout(patience);
    resolve();
  };
  look();
})`;
const inTag = (expression: string): string => `((tag) => {
  const root = tag?.shadowRoot;
  const field = (name) => root?.querySelector('[name="' + name + '"]') ?? tag?.querySelector(':scope > [slot][name="' + name + '"]');
  return (${expression});
})(document.querySelector("digi-newsletter, digi-contact, digi-fiber-check, digi-login"))`;

export const isReady = `tag.matches(":state(ready)")`;

export const ask = (tab: TypingTab, expression: string): Promise<unknown> => tab.evaluate(inTag(expression));
export const waitFor = (tab: TypingTab, condition: string): Promise<unknown> => tab.evaluate(until(condition));

/**
 * Opens a page and waits for the prerendered screen.
 * @returns a function that releases React's chunk, so that the view arrives
 */
export async function openPrerendered(tab: TypingTab, tags: string): Promise<() => Promise<void>> {
  const gate = newGate();
  await tab.go(heldAddress(gate, tags));
  await waitFor(tab, `(field("email") ?? field("username")) && !${isReady}`);
  return async () => {
    await openGate(gate);
    await waitFor(tab, isReady);
  };
}

/**
 * Types without a pause, from the prerendered screen until the view has been there for a while.
 * @returns the typed text, and the text that is in the field at the end
 */
export async function typeThrough(
  tab: TypingTab,
  delayMs: number,
  type: (part: string) => Promise<void> = tab.keyboard.type,
): Promise<{ typed: string; held: unknown }> {
  await tab.go(heldAddress(String(delayMs), "<digi-newsletter></digi-newsletter>"));
  await waitFor(tab, `field("first_name")`);
  return typeOn(tab, "first_name", type);
}

async function typeOn(
  tab: TypingTab,
  name: string,
  type: (part: string, parts: number) => Promise<void>,
): Promise<{ typed: string; held: unknown }> {
  await ask(tab, `field("${name}").focus()`);
  let typed = "";
  for (let after = 0, parts = 1; after < 4; parts += 1) {
    const part = alphabet.slice(typed.length % 23, (typed.length % 23) + 3);
    await type(part, parts);
    typed += part;
    after += Number(await ask(tab, isReady));
  }
  return { typed, held: await ask(tab, `field("${name}").value`) };
}

export const bill = { name: "bill.pdf", mimeType: "application/pdf", content: "%PDF-1.4" } as const;

/** Chooses a file by a script, in browsers where a test cannot choose one as a visitor does. */
export const chooseByScript = (tab: TypingTab): Promise<unknown> =>
  ask(
    tab,
    `((data) => (data.items.add(new File(["${bill.content}"], "${bill.name}", { type: "${bill.mimeType}" })), (field("upload").files = data.files).length))(new DataTransfer())`,
  );

/** An expression for the name of the file in the view's field, and for whether the view shows this name. */
const chosenFile = `[field("upload").files[0]?.name, root.querySelector(".ui-file")?.textContent.includes("${bill.name}")]`;
export const billIsChosen = [bill.name, true] as const;

/**
 * Chooses a file, then types a message without a pause. React's chunk is released after the given number of parts of the message, and never
 * before the file was chosen.
 */
export async function typeBesideFile(
  tab: TypingTab,
  partsBefore: number,
  choose: (tab: TypingTab) => Promise<unknown> = chooseByScript,
): Promise<{ typed: string; held: unknown; file: unknown }> {
  const gate = newGate();
  await tab.go(heldAddress(gate, `<digi-contact category="press"></digi-contact>`));
  await waitFor(tab, `field("upload")`);
  await choose(tab);
  const typing = await typeOn(tab, "message", async (part, parts) => {
    await tab.keyboard.type(part);
    if (parts === partsBefore) await openGate(gate);
  });
  return { ...typing, file: await ask(tab, chosenFile) };
}

export type Scenario<In = TypingTab> = (tab: In) => Promise<readonly [got: unknown, wanted: unknown]>;

const contact = `<digi-contact category="press" max-length="90"></digi-contact>`;
export const newsletters = "<digi-newsletter></digi-newsletter><digi-newsletter id=other></digi-newsletter>";
export const otherIsReady = `document.querySelector("#other").matches(":state(ready)")`;
const longText = Array.from({ length: 40 }, (_, line) => `line ${line}`).join("\\n");

export const scenarios: Readonly<Record<string, Scenario>> = {
  "the caret in the middle of a text": async (tab) => {
    const comes = await openPrerendered(tab, contact);
    await ask(tab, `field("first_name").focus()`);
    await tab.keyboard.type("Mare");
    await tab.keyboard.press("ArrowLeft");
    await comes();
    await tab.keyboard.type("i");
    return [await ask(tab, `field("first_name").value`), "Marie"];
  },
  "the caret in the middle of an email address": async (tab) => {
    const comes = await openPrerendered(tab, contact);
    await ask(tab, `field("email").focus()`);
    await tab.keyboard.type("mare@home.be");
    for (let back = 0; back < 9; back += 1) await tab.keyboard.press("ArrowLeft");
    await comes();
    await tab.keyboard.type("i");
    return [await ask(tab, `[field("email").value, field("email").type]`), ["marie@home.be", "email"]];
  },
  "a backward selection and the scroll of a long message": async (tab) => {
    const comes = await openPrerendered(tab, "<digi-contact></digi-contact>");
    const state = `[field("message").selectionStart, field("message").selectionEnd, field("message").selectionDirection, field("message").scrollTop, root.activeElement.name]`;
    const before = await ask(
      tab,
      `(field("message").focus(), field("message").value = "${longText}", field("message").setSelectionRange(50, 65, "backward"), field("message").scrollTop = 77, ${state})`,
    );
    await comes();
    return [await ask(tab, state), before];
  },
  "boxes, a choice, and what was not touched": async (tab) => {
    const comes = await openPrerendered(tab, contact);
    await ask(tab, `(root.querySelector("[value=jobs]").click(), field("gdpr_agree").click())`);
    await comes();
    const state = `[root.querySelector("[name=category]:checked").value, field("gdpr_agree").checked, field("marketing_agree").checked, field("last_name").value]`;
    return [await ask(tab, state), ["jobs", true, false, ""]];
  },
  "the category that the page proposes, where the visitor chose none": async (tab) => {
    const comes = await openPrerendered(tab, contact);
    await ask(tab, `field("first_name").focus()`);
    await tab.keyboard.type("Marie");
    await comes();
    return [await ask(tab, `[root.querySelector("[name=category]:checked").value, field("first_name").value]`), ["press", "Marie"]];
  },
  "a chosen file": async (tab) => {
    const comes = await openPrerendered(tab, contact);
    await chooseByScript(tab);
    await comes();
    await waitFor(tab, `root.querySelector(".ui-file")`);
    return [await ask(tab, chosenFile), billIsChosen];
  },
  "more than max-length, to which no key adds once the view lives": async (tab) => {
    const comes = await openPrerendered(tab, `<digi-newsletter max-length="5"></digi-newsletter>`);
    await ask(tab, `field("first_name").focus()`);
    await tab.keyboard.type("Maximilian");
    await comes();
    await tab.keyboard.type("x");
    return [await ask(tab, `field("first_name").value`), "Maximilian"];
  },
  "Enter in a field and in a box, whose button says that it waits": async (tab) => {
    const pressed: unknown[] = [];
    for (const name of ["first_name", "agree"]) {
      const comes = await openPrerendered(tab, "<digi-newsletter></digi-newsletter>");
      await ask(tab, `field("${name}").focus()`);
      const button = `root.querySelector("[type=submit]")`;
      const before = await ask(tab, `[${button}.ariaDisabled, ${button}.ariaBusy]`);
      await tab.keyboard.press("Enter");
      await waitFor(tab, `${button}.ariaBusy === "true"`);
      await comes();
      await waitFor(tab, `root.querySelector("[aria-invalid=true]")`);
      pressed.push([name, before]);
    }
    return [pressed, ["first_name", "agree"].map((name) => [name, ["true", null]])];
  },
  "focus on a link": async (tab) => {
    const comes = await openPrerendered(tab, contact);
    await ask(tab, `root.querySelector("a").focus()`);
    await comes();
    return [await ask(tab, `[root.activeElement.localName, root.querySelectorAll("a").length]`), ["a", 1]];
  },
  "what is in sight of a page that was scrolled into the form": async (tab) => {
    const comes = await openPrerendered(tab, `<digi-newsletter></digi-newsletter><p style="block-size: 3000px">Below</p>`);
    const position = `[Math.round(scrollY), Math.round(tag.getBoundingClientRect().top)]`;
    const before = await ask(tab, `(scrollTo(0, scrollY + tag.getBoundingClientRect().top + 200), ${position})`);
    await comes();
    // A browser with scroll anchoring moves the page in its next animation frame, so the test waits for two frames.
    await ask(tab, `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))`);
    return [await ask(tab, position), before];
  },
  "no blink: nothing is animated by the switch": async (tab) => {
    const comes = await openPrerendered(tab, contact);
    await ask(
      tab,
      `(field("gdpr_agree").click(), field("first_name").focus(), tag.addEventListener("digi-ready", () => (window.moving = root.getAnimations().filter((one) => one instanceof CSSTransition).length)))`,
    );
    await tab.keyboard.type("Marie");
    await comes();
    return [await ask(tab, `window.moving`), 0];
  },
  "a composition under way is let finish": async (tab) => {
    const comes = await openPrerendered(tab, newsletters);
    const send = (type: string): string =>
      `field("first_name").dispatchEvent(new CompositionEvent("${type}", { bubbles: true, composed: true }))`;
    await ask(tab, `(field("first_name").focus(), ${send("compositionstart")}, field("first_name").value = "か")`);
    const arrival = comes();
    await waitFor(tab, otherIsReady);
    const early = await ask(tab, isReady);
    await ask(tab, `(field("first_name").value = "家", ${send("compositionend")}, 0)`);
    await arrival;
    return [
      [early, await ask(tab, `[field("first_name").value, root.activeElement.name]`)],
      [false, ["家", "first_name"]],
    ];
  },
  "the host page hears nothing of the switch": async (tab) => {
    const comes = await openPrerendered(tab, contact);
    await ask(
      tab,
      `(field("gdpr_agree").click(), field("first_name").focus(), window.heard = [], ["focusin", "focusout", "focus", "blur", "click", "change"].forEach((type) => addEventListener(type, (event) => event.target === tag && heard.push(type), true)))`,
    );
    await tab.keyboard.type("Marie");
    await comes();
    return [await ask(tab, `window.heard`), []];
  },
};

/** Delays in ms after which React's chunk arrives. They differ, because the moments at which the view may arrive differ by chance, too. */
export const delays = [0, 60, 120, 200, 300, 450, 600, 800];

/** Numbers of parts of the message that are typed before React's chunk comes. */
export const partsBefore = [1, 4, 12];
