/**
 * A visitor's journey with each tag: the visitor sees the tag, fills it in with the keys of a keyboard where it is a form, and sends it.
 */
import { framesLater, until } from "#tests/hosts/scenario.ts";
import type { TypingTab } from "#tests/hosts/take-over.ts";
import { storedBundle, twoLines } from "#tests/bundles.ts";
import { ways } from "#tests/widgets.ts";
import { codeFor, newAddress, newCustomer, password, troublesOf } from "./journey.ts";
import { addressOfTag } from "./server.ts";
import type { TagPage } from "./tag-pages.ts";

/**
 * Returns an expression for all visible elements that match a selector, in the tag, in its shadow root, and in a tag that it adds to its
 * light DOM.
 */
const seen = (selector: string): string =>
  `[tag, ...tag.querySelectorAll("*")].flatMap((one) => [one, one.shadowRoot ?? one]).flatMap((tree) => [...tree.querySelectorAll(${JSON.stringify(selector)})]).filter((one) => one.checkVisibility())`;
const first = (selector: string): string => `${seen(selector)}[0]`;
const named = (name: string): string => first(`[name="${name}"]`);
const at = (tag: string, expression: string): string => `((tag) => (${expression}))(document.querySelector("${tag}"))`;

/** An expression that is true when the tag shows an element of some size that has words or a picture. */
const isVisible = `${seen("h1, h2, h3, p, button, a, img, input, label")}.some((one) => one.getBoundingClientRect().width > 20 && one.getBoundingClientRect().height > 8)`;
const wasTold = (type: string): string => `told.includes("${type}")`;

type Step = (tab: TypingTab, tag: string) => Promise<unknown>;

const waitFor = (tab: TypingTab, tag: string, condition: string): Promise<unknown> => tab.evaluate(until(condition, tag));

async function type(tab: TypingTab, tag: string, name: string, text: string): Promise<void> {
  await waitFor(tab, tag, `${named(name)} && !${named(name)}.disabled`);
  await tab.evaluate(at(tag, `(${named(name)}.focus(), 0)`));
  await tab.keyboard.type(text);
  await waitFor(tab, tag, `${named(name)}?.value.replaceAll(" ", "") === ${JSON.stringify(text.replaceAll(" ", ""))}`);
}

/** Ticks all checkboxes, chooses the first of the radio buttons, and selects the last option of every list. */
async function tick(tab: TypingTab, tag: string): Promise<void> {
  const boxes = `${seen("input[type=checkbox]")}.filter((one) => !one.checked)`;
  const count = Number(await tab.evaluate(at(tag, `${boxes}.length`)));
  for (let box = 0; box < count; box++) {
    await tab.evaluate(at(tag, `(${boxes}[0]?.focus(), 0)`));
    await tab.keyboard.press(" ");
    await waitFor(tab, tag, `${boxes}.length < ${count - box}`);
  }
  await tab.evaluate(at(tag, `(${first("input[type=radio]")}?.click(), 0)`));
  const choose = `${seen("select")}.forEach((list) => {
    list.selectedIndex = list.options.length - 1;
    list.dispatchEvent(new CustomEvent("change", { bubbles: true }));
  })`;
  await tab.evaluate(at(tag, `(${choose}, 0)`));
}

const send: Step = async (tab, tag) => {
  const submit = first("button[type=submit]");
  await waitFor(tab, tag, `${submit} && !${submit}.disabled && ${submit}.ariaDisabled !== "true"`);
  await tab.evaluate(at(tag, `(${submit}.focus(), 0)`));
  await tab.keyboard.press("Enter");
};

const pressButton = async (tab: TypingTab, tag: string, text: string): Promise<void> => {
  const button = `${seen("button, [role=button]")}.find((one) => (one.ariaLabel ?? one.textContent).trim().startsWith(${JSON.stringify(text)}))`;
  await waitFor(tab, tag, `${button} && !${button}.disabled`);
  await tab.evaluate(at(tag, `(${button}.focus(), 0)`));
  await tab.keyboard.press("Enter");
};

/**
 * Returns a step that fills in the given fields, ticks what can be ticked, and sends the form.
 * @param told the name of the event which says that the form was accepted
 */
const form =
  (fields: Readonly<Record<string, string | (() => string)>>, told = "digi-success"): Step =>
  async (tab, tag) => {
    for (const [name, text] of Object.entries(fields)) await type(tab, tag, name, typeof text === "string" ? text : text());
    await tick(tab, tag);
    await send(tab, tag);
    await waitFor(tab, tag, wasTold(told));
  };

/**
 * Returns a step that fills in an address from the postal code to the house number, each by the suggestion that its first letters bring.
 */
const address =
  (told: string): Step =>
  async (tab, tag) => {
    await type(tab, tag, "postalCode", "5000");
    for (const [name, text] of [
      ["street", "Rue de F"],
      ["number", "20"],
    ] as const) {
      await waitFor(tab, tag, `${named(name)} && !${named(name)}.disabled`);
      await tab.evaluate(at(tag, `(${named(name)}.focus(), 0)`));
      await tab.evaluate(framesLater);
      await tab.keyboard.type(text);
      await waitFor(tab, tag, seen("[role=option]") + ".length > 0");
      await tab.keyboard.press("ArrowDown");
      await tab.keyboard.press("Enter");
    }
    if (await tab.evaluate(at(tag, `!!(${named("email")})`))) await type(tab, tag, "email", newAddress());
    await tick(tab, tag);
    await send(tab, tag);
    await waitFor(tab, tag, wasTold(told));
  };

/** Sets a file as if the visitor had chosen it, because no driver of ours can use the system's file dialog. */
const attach: Step = (tab, tag) =>
  tab.evaluate(
    at(
      tag,
      `[tag.shadowRoot].flatMap((root) => [...root.querySelectorAll("input[type=file]")]).forEach((input) => {
        const files = new DataTransfer();
        files.items.add(new File(["%PDF-1.7 sample"], input.name + ".pdf", { type: "application/pdf" }));
        input.files = files.files;
        input.dispatchEvent(new CustomEvent("change", { bubbles: true }));
      })`,
    ),
  );

const logIn: Step = async (tab, tag) => {
  const email = await newCustomer();
  await type(tab, tag, "username", email);
  await type(tab, tag, "password", password);
  await tab.keyboard.press("Enter");
  await waitFor(tab, tag, named("code"));
  await tab.keyboard.type(await codeFor(email));
  await waitFor(tab, tag, `digiWidgets.session.state.user?.email === ${JSON.stringify(email)}`);
};

const person = { first_name: "Anna", last_name: "Vandamme" };
const shows =
  (condition: string): Step =>
  (tab, tag) =>
    waitFor(tab, tag, condition);
const bundle: Step = async (tab, tag) => {
  await tab.evaluate(`(localStorage.setItem("appState", ${JSON.stringify(storedBundle(twoLines))}), 0)`);
  await tab.go(String(await tab.evaluate("location.href")));
  await tab.evaluate(until(`tag?.matches(":state(ready)")`, tag));
};
const inTurn =
  (...steps: readonly Step[]): Step =>
  async (tab, tag) => {
    for (const step of steps) await step(tab, tag);
  };

/**
 * The steps that follow once a tag is rendered. A tag that is not listed is only looked at, because without a link or a session a visitor
 * can do nothing with it.
 */
const journeys: Readonly<Record<string, Step>> = {
  "digi-newsletter": form({ ...person, email: newAddress }),
  "digi-contact": form({ ...person, email: newAddress, phone: "470123456", message: "Good morning, a question." }),
  "digi-callback-form": form({ ...person, email: newAddress }),
  "digi-callback-page": form({ ...person, phone_number: "470123456" }),
  "digi-callback-modal": form({ ...person, phone_number: "470123456" }, "digi-submit"),
  "digi-job-application": inTurn(attach, form({ ...person, email: newAddress })),
  "digi-password-recovery": form({ email: newAddress }),
  "digi-login": logIn,
  "digi-my-digi": logIn,
  "digi-withdrawal": inTurn(
    (tab, tag) => type(tab, tag, "name", "Nora Maes"),
    (tab, tag) => type(tab, tag, "contract", "order 599999999"),
    (tab, tag) => type(tab, tag, "email", newAddress()),
    send,
    (tab, tag) => pressButton(tab, tag, "Confirm withdrawal"),
    shows(wasTold("digi-withdrawn")),
  ),
  "digi-fiber-check": address("digi-fiber-checked"),
  "digi-address-form": address("digi-address-changed"),
  "digi-cookie-consent": inTurn((tab, tag) => pressButton(tab, tag, "Accept"), shows(wasTold("digi-consent-changed"))),
  "digi-job-list": shows(`${seen("article")}.length === 10`),
  "digi-news-list": shows(`${seen("article")}.length === 9`),
  "digi-text-page": shows(`${seen("h3")}.length >= 3`),
  "digi-price-list": shows(`${seen("table")}.length > 4`),
  "digi-product-conditions": shows(`${seen("[role=tab]")}.length === 3`),
  "digi-invoice-explainer": shows(`${seen("li[data-mark]")}.length === 6`),
  "digi-roaming-prices": inTurn(shows(`${seen("table")}.length === 1`), (tab, tag) => type(tab, tag, "country", "Germany")),
  "digi-configurator": inTurn(
    (tab, tag) => pressButton(tab, tag, "Add a mobile plan"),
    (tab, tag) => waitFor(tab, tag, named("favorite_package")),
    (tab, tag) => tab.evaluate(at(tag, `(${named("favorite_package")}.click(), 0)`)),
    (tab, tag) => waitFor(tab, tag, named("phone")),
    (tab, tag) => tab.evaluate(at(tag, `(${named("phone")}.click(), 0)`)),
    (tab, tag) => pressButton(tab, tag, "Add to my pack"),
    shows(wasTold("digi-bundle-changed")),
  ),
  "digi-subscription-carousel": shows(`${seen("*")}.some((one) => one.textContent.includes("Light"))`),
  "digi-bundle-summary": inTurn(bundle, shows(`tag.shadowRoot.textContent.includes("Essentials")`)),
  "digi-promo-code": inTurn(
    bundle,
    (tab, tag) => tab.evaluate(at(tag, `(${seen("input[type=radio]")}.forEach((one) => one.value === "yes" && one.click()), 0)`)),
    shows(`${seen("input:not([type=radio])")}.length > 0`),
  ),
  "digi-order-flow": inTurn(bundle, (tab, tag) =>
    waitFor(tab, tag, `${seen("button")}.some((one) => one.textContent.includes("identity app"))`),
  ),
};

/** Tells whether a tag is a form. */
export const isForm = (tag: string): boolean => tag in journeys && (ways[tag]?.field !== undefined || ways[tag]?.typed !== undefined);

/** A script for the page that deletes what earlier visits have stored in the browser. */
const forget = `(sessionStorage.clear(), localStorage.clear(), document.cookie.split("; ").forEach((one) => {
  document.cookie = one.replace(/=.*/, "") + "=; max-age=0; path=/";
}), 0)`;

/**
 * Makes a visitor's journey with one tag. Returns a text about what went wrong and about the errors and warnings of the page; an empty text
 * where all went well.
 */
export const visitTag = (tab: TypingTab, page: TagPage, tag: string): Promise<string> =>
  troublesOf(tab, async () => {
    await tab.go(addressOfTag(page, tag));
    await tab.evaluate(forget);
    // The page is opened again, now with an empty storage, as for a visitor who comes for the first time.
    await tab.go(addressOfTag(page, tag));
    if (!(await tab.evaluate(`!!(${page.mark})`))) throw new Error(`it is not there: ${page.mark}`);
    await waitFor(tab, tag, `tag?.matches(":state(ready)")`);
    await waitFor(tab, tag, isVisible);
    await journeys[tag]?.(tab, tag);
  });
