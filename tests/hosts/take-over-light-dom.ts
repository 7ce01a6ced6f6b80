/**
 * Scenarios in which the view arrives at a tag whose fields are in the light DOM, for password managers
 * (core/forms/light-dom/light-dom-field.tsx).
 */
import { ask, openPrerendered, waitFor, type scenarios } from "./take-over.ts";

const login = "<digi-login></digi-login>";

export const lightDomScenarios: typeof scenarios = {
  "texts, the caret and focus": async (tab) => {
    const comes = await openPrerendered(tab, login);
    await ask(tab, `field("password").focus()`);
    await tab.keyboard.type("Secret");
    await ask(tab, `field("username").focus()`);
    await tab.keyboard.type("mare@home.be");
    for (let back = 0; back < 9; back += 1) await tab.keyboard.press("ArrowLeft");
    await comes();
    await tab.keyboard.type("i");
    const state = `[field("username").value, field("password").value, document.activeElement.name, tag.querySelectorAll("input").length]`;
    return [await ask(tab, state), ["marie@home.be", "Secret", "username", 2]];
  },
  "Enter, which the page does not hear": async (tab) => {
    const comes = await openPrerendered(tab, login);
    await ask(
      tab,
      `(window.heard = [], ["digi-submit", "submit"].forEach((type) => addEventListener(type, (event) => (event.preventDefault(), heard.push(type)))), field("username").focus())`,
    );
    await tab.keyboard.type("marie@home.be");
    await ask(tab, `field("password").focus()`);
    await tab.keyboard.type("Secret");
    await tab.keyboard.press("Enter");
    await comes();
    await waitFor(tab, `heard.length > 0`);
    await tab.keyboard.press("Enter");
    await waitFor(tab, `heard.length > 1`);
    return [await ask(tab, `[heard, location.search.includes("username")]`), [["digi-submit", "digi-submit"], false]];
  },
  "label, form and error in one tree": async (tab) => {
    const comes = await openPrerendered(tab, login);
    await comes();
    await ask(tab, `field("username").focus()`);
    await tab.keyboard.press("Enter");
    await waitFor(tab, `field("username").getAttribute("aria-describedby")`);
    const state = `((input) => [input.form.parentElement === tag, input.labels[0].textContent, document.getElementById(input.getAttribute("aria-describedby")).textContent])(field("username"))`;
    return [await ask(tab, state), [true, "Email address", "Enter your email address"]];
  },
  "a page's own styles stay outside, and focus has its ring": async (tab) => {
    const styles = `<style>* { all: revert; color: lime; font: 9px cursive } input, label { display: none; position: fixed; opacity: 0 } form { display: block }</style>`;
    const look = `[...tag.querySelectorAll(":scope > label, :scope > input")].map((one) => (({ width, height }, style) => [Math.round(width), Math.round(height), style.color, style.fontSize, style.opacity])(one.getBoundingClientRect(), getComputedStyle(one)))`;
    const ring = `getComputedStyle(root.querySelector(".ui-light")).outlineWidth`;
    const lookOn = async (tags: string): Promise<unknown> => {
      const comes = await openPrerendered(tab, `<style>body { width: 600px } h1, #after { display: none }</style>${tags}`);
      await comes();
      await ask(tab, `field("username").focus()`);
      return [await ask(tab, look), await ask(tab, ring)];
    };
    const plain = (await lookOn(login)) as [number[][], string];
    const isSeen = plain[0].length === 4 && plain[0].every(([width = 0, height = 0]) => width > 100 && height > 10) && plain[1] === "3px";
    return [
      [isSeen, await lookOn(styles + login)],
      [true, plain],
    ];
  },
};
