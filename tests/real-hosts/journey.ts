/**
 * The journey that a visitor makes on every host page, by the keys of a keyboard: subscribes to the newsletter, logs in with the code from
 * a mail, and logs out.
 */
import { setTimeout as pause } from "node:timers/promises";
import { codeLength } from "#core/base/values/sent-code.ts";
import { inTag, until } from "#tests/hosts/scenario.ts";
import { apiOrigin } from "#tests/hosts/pages.ts";
import type { TypingTab } from "#tests/hosts/take-over.ts";
import { addressOf } from "./server.ts";
import type { Host } from "./hosts.ts";

export const password = "Demo-Passw0rd!";
const mailWithinMs = 20_000;

type Mail = { readonly text: string };

/** Waits for the mail to an address and returns it. Throws where there is none in time, or more than one. */
async function mailTo(address: string): Promise<Mail> {
  const until = Date.now() + mailWithinMs;
  for (;;) {
    const answer = await fetch(`${apiOrigin}/demo/outbox?to=${encodeURIComponent(address)}`);
    const [mail, ...more] = (await answer.json()) as Mail[];
    if (more.length > 0) throw new Error(`${more.length + 1} mails to ${address}`);
    if (mail) return mail;
    if (Date.now() > until) throw new Error(`no mail to ${address}`);
    await pause(100);
  }
}

let count = 0;
/** Returns a new email address, which contains the letters that the page's shortcuts react to. */
export const newAddress = (): string => `anna.vandamme.${Date.now()}.${++count}@example.be`;

/**
 * Types a text into a field by the keyboard, and checks that the field then has it.
 * @param control an expression for the field, as `inTag` takes it
 */
async function typeInto(tab: TypingTab, control: string, text: string, tag?: string): Promise<void> {
  await tab.evaluate(inTag(`(${control}.focus(), 0)`, tag));
  await tab.keyboard.type(text);
  const typed = await tab.evaluate(inTag(`${control}.value`, tag));
  if (typed !== text) throw new Error(`typed "${text}", and there stands "${String(typed)}"`);
}

const inNewsletter = (name: string): string => `root.querySelector("[name=${name}]")`;
const inLogin = (name: string): string => `tag.querySelector("[name=${name}]")`;

const isReady = (tag: string): string => until(`tag?.matches(":state(ready)")`, tag);
const comeTo = (tag: string): string => inTag(`(tag.scrollIntoView({ behavior: "instant" }), 0)`, tag);

async function subscribe(tab: TypingTab, meanwhile: Host["meanwhile"]): Promise<void> {
  const tag = "digi-newsletter";
  const address = newAddress();
  await tab.evaluate(until(`tag`));
  await tab.evaluate(comeTo(tag));
  await tab.evaluate(isReady(tag));
  await typeInto(tab, inNewsletter("first_name"), "Anna");
  await meanwhile?.(tab);
  await tab.evaluate(until(`tag?.matches(":state(ready)") && ${inNewsletter("first_name")}?.value === "Anna"`));
  await typeInto(tab, inNewsletter("last_name"), "Vandamme");
  await typeInto(tab, inNewsletter("email"), address);
  await tab.evaluate(inTag(`(${inNewsletter("agree")}.focus(), 0)`));
  await tab.keyboard.type(" ");
  const submit = `root.querySelector("button[type=submit]")`;
  await tab.evaluate(until(`${inNewsletter("agree")}.checked && !${submit}.disabled`));
  await tab.evaluate(inTag(`(${submit}.focus(), 0)`));
  await tab.keyboard.press("Enter");
  await tab.evaluate(until(`root.textContent.includes("a welcome email to ${address}")`));
  await mailTo(address);
}

/** Creates a new customer and returns the email address. */
export async function newCustomer(): Promise<string> {
  const email = newAddress();
  const customer = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ email, lang: "en" }) };
  if (!(await fetch(`${apiOrigin}/demo/customer`, customer)).ok) throw new Error("no customer could be made");
  return email;
}

/** Returns the code of six digits in the only mail to an address. */
export async function codeFor(address: string): Promise<string> {
  const code = /\b\d{6}\b/.exec((await mailTo(address)).text)?.[0];
  if (code === undefined) throw new Error("the mail has no code");
  return code;
}

async function logIn(tab: TypingTab): Promise<void> {
  const tag = "digi-login";
  const address = await newCustomer();
  await tab.evaluate(comeTo(tag));
  await tab.evaluate(isReady(tag));
  await tab.evaluate(until(inLogin("username"), tag));
  await typeInto(tab, inLogin("username"), address, tag);
  await typeInto(tab, inLogin("password"), password, tag);
  await tab.keyboard.press("Enter");
  await tab.evaluate(until(`${inLogin("code")} && document.activeElement === ${inLogin("code")}`, tag));
  const boxes = `[...root.querySelectorAll(".ui-code-boxes > *")].filter((box) => box.offsetWidth > 0)`;
  await tab.evaluate(until(`${boxes}.length === ${codeLength}`, tag));
  await tab.keyboard.type(await codeFor(address));
  await tab.evaluate(until(`digiWidgets.session.state.user?.email === "${address}" && root.textContent.includes("${address}")`, tag));
}

/** Returns the first line of an error's message; the following lines only say where in the driver it happened. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";

/**
 * Takes a journey, and returns a text about what went wrong and about the errors and warnings of the page; an empty text where all went
 * well.
 */
export async function troublesOf(tab: TypingTab, take: () => Promise<void>): Promise<string> {
  const failures = await take().then(
    () => [],
    (error: unknown) => [reasonOf(error)],
  );
  // The customer is logged out afterwards, because the next visitor must be a stranger, also in a browser whose tabs share their cookies.
  const leave = `(async () => (await window.digiWidgets?.session?.signOut(), window.complaints ?? []))()`;
  const complaints = await tab.evaluate(leave).catch((error: unknown) => [reasonOf(error)]);
  return [...failures, ...(complaints as readonly string[])].join("; ");
}

export const visit = (tab: TypingTab, host: Host): Promise<string> =>
  troublesOf(tab, async () => {
    await tab.go(addressOf(host));
    if (!(await tab.evaluate(`!!(${host.mark})`))) throw new Error(`it is not there: ${host.mark}`);
    await subscribe(tab, host.meanwhile);
    await logIn(tab);
  });
