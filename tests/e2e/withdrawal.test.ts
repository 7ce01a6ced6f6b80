/**
 * Journeys of the withdrawal from a contract, which must be as easy as making it: by a visitor with the number of the contract, and by a
 * customer who is logged in.
 */
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { pressTwice } from "#tests/presses.ts";
import { bringToFront, openTab } from "#tests/tabs.ts";
import { mailsTo } from "./access.ts";
import { hold } from "./fake-api.ts";
import { listen } from "./host-page.ts";
import {
  alert,
  arriveWithOrder,
  button,
  confirm,
  errors,
  field,
  fillIn,
  heading,
  line,
  open,
  receipt,
  receiptsTo,
  someStatement,
  state,
  statedLines,
  tvBesides,
  widget,
  withdraw,
} from "./withdrawal.ts";

const call = "**/withdrawal";

test("a visitor states, confirms and has a receipt on the screen and by mail, letter by letter", async ({ page, request }) => {
  const typed = { ...someStatement(), name: "Nóra <b>Maes</b>" };
  const solved: string[] = [];
  page.on("request", (sent) => void (sent.url().includes("recaptcha") && solved.push(sent.url())));
  await open(page);
  const withdrawn = await listen(page, "digi-withdrawn");
  const submitted = await listen(page, "digi-submit");
  await fillIn(page, { ...typed, name: `  ${typed.name} ` });
  await withdraw(page).click();
  await expect(heading(page, "Confirm your withdrawal")).toBeFocused();
  await expect(line(page, "Name")).toHaveText(typed.name);
  await expect(widget(page).getByRole("textbox"), "there is nothing else to decide").toHaveCount(0);
  const confirmed = await statedLines(page);
  expect(confirmed).toEqual([
    ["Name", typed.name],
    ["Contract or order number", typed.contract],
    ["Email for the receipt", typed.email],
  ]);
  expect(await receiptsTo(request, typed.email)).toEqual([]);
  await confirm(page).click();
  await expect(receipt(page)).toBeFocused();

  await expect(widget(page)).toContainText("We have your statement, check it and write to you.");
  await expect(line(page, "Name")).toHaveText(typed.name);
  await expect(line(page, "Contract or order number")).toHaveText(typed.contract);
  await expect(line(page, "Email for the receipt")).toHaveText(typed.email);
  await expect(line(page, "Received on")).toHaveText(/^\w+day, \d+ \w+ \d{4} at \d\d:\d\d:\d\d \(Brussels time\)$/);
  const reference = await line(page, "Reference").innerText();
  expect(reference).toMatch(/^W-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(await withdrawn()).toEqual([{ reference }]);
  expect(await submitted()).toEqual([{ form: "withdrawal", fields: typed }]);

  const [mail, ...others] = await receiptsTo(request, typed.email);
  expect(others).toEqual([]);
  const received = (await line(page, "Received on").innerText()).replace(" (Brussels time)", "");
  expect(mail?.text).toContain(`On ${received} (Brussels time) we received this statement of withdrawal:`);
  expect(mail?.text.split("\n\n").slice(2, 4)).toEqual([
    confirmed.map((words) => `- ${words.join(": ")}`).join("\n"),
    `Reference: ${reference}`,
  ]);
  expect((await statedLines(page)).slice(2)).toEqual(confirmed);
  expect(solved, "nobody solves a captcha").toEqual([]);

  await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }));
  await button(page, "Print the receipt").click();
  expect(await page.evaluate(() => "isPrinted" in window)).toBe(true);
  await button(page, "Withdraw from another contract").click();
  await expect(heading(page, "Withdraw from your contract")).toBeFocused();
  await expect(field(page, "name")).toHaveValue("");
});

test("what is missing or wrong is said where it stands, by keyboard alone, and nothing is lost @all", async ({ page }) => {
  const { keyboard } = page;
  await open(page);
  await field(page, "email").focus(); // Only from another field can the test see that the focus has come to the name.
  await keyboard.press("Enter");
  await expect(errors(page)).toHaveText(["Enter your name", "Enter your contract or order number", "Enter your email address"]);
  await expect(field(page, "name")).toBeFocused();
  await keyboard.type("Nora Maes");
  await keyboard.press("Tab");
  await keyboard.type("   ");
  await keyboard.press("Tab");
  await keyboard.type("nora@");
  await keyboard.press("Enter");
  await expect(errors(page)).toHaveText(["Enter your contract or order number", "Enter an email address like name@example.be"]);
  await expect(field(page, "contract")).toBeFocused();
  await field(page, "contract").fill("5".repeat(500));
  await keyboard.press("Enter");
  await expect(errors(page).first()).toHaveText("Use at most 100 characters");
  await expect(field(page, "contract")).toHaveValue("5".repeat(500));
  await field(page, "contract").fill("<img src=x onerror=alert(1)> 500000001");
  await field(page, "email").fill(someStatement().email);
  await keyboard.press("Enter");
  await expect(heading(page, "Confirm your withdrawal")).toBeFocused();
  await expect(line(page, "Contract or order number")).toHaveText("<img src=x onerror=alert(1)> 500000001");
  await keyboard.press("Tab");
  await expect(confirm(page)).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(heading(page, "Withdraw from your contract")).toBeFocused();
  await expect(field(page, "contract")).toHaveValue("<img src=x onerror=alert(1)> 500000001");
  await field(page, "email").press("Enter");
  await expect(heading(page, "Confirm your withdrawal")).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(receipt(page)).toBeFocused();
});

test("two presses, a lost answer and a reload, two tabs: each time one receipt @all", async ({ page, request, complaints }) => {
  complaints.announce("net::ERR_FAILED");
  const typed = someStatement();
  await open(page);
  await state(page, typed);
  const letGo = await hold(page, call);
  await pressTwice(confirm(page), { letGo });
  await expect(receipt(page)).toBeFocused();
  expect(await receiptsTo(request, typed.email)).toHaveLength(1);
  await page.unroute(call);

  const lost = someStatement();
  await button(page, "Withdraw from another contract").click();
  await state(page, lost);
  let hasArrived = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (hasArrived = resolve));
  await page.route(call, async (route) => {
    await route.fetch(); // it is taken, and its answer is on its way for ever
    hasArrived();
  });
  await confirm(page).click();
  await arrived;
  const [mailed] = await receiptsTo(request, lost.email);
  await page.reload();
  await page.unroute(call);
  await expect(alert(page)).toContainText("We don’t know whether your statement has reached us");
  await expect(line(page, "Email for the receipt")).toHaveText(lost.email);
  await confirm(page).click();
  await expect(receipt(page)).toBeFocused();
  expect(mailed?.subject).toBe(`Receipt of your withdrawal ${await line(page, "Reference").innerText()}`);
  expect(await receiptsTo(request, lost.email)).toHaveLength(1);
  await page.reload();
  await expect(field(page, "name"), "what was taken is kept no longer").toHaveValue("");

  const both = someStatement();
  const tabs = [page, await openTab(page)];
  for (const one of tabs) {
    await bringToFront(one);
    await open(one);
    await state(one, both);
  }
  for (const one of tabs) {
    await bringToFront(one);
    await confirm(one).click();
    await expect(receipt(one)).toBeFocused();
  }
  const references = await Promise.all(tabs.map((one) => line(one, "Reference").innerText()));
  expect(new Set(references).size).toBe(1);
  expect(await receiptsTo(request, both.email)).toHaveLength(1);
});

test("what is typed is there again after a reload and in another language; the number of a link is filled in @all", async ({ page }) => {
  await open(page, "en", "?contract=500000001");
  await expect(field(page, "contract")).toHaveValue("500000001");
  await page.reload();
  await expect(field(page, "contract")).toHaveValue("500000001");
  await fillIn(page, { name: "Nora", contract: "500000002" });
  const stored = (): Promise<string> => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(stored).toContain("500000002");
  await page.reload();
  await expect(field(page, "name")).toHaveValue("Nora");
  await expect(field(page, "contract")).toHaveValue("500000002");
  await page.goto(`${pathOf("withdrawal", "nl")}?contract=500000003`);
  await expect(field(page, "contract"), "another link counts more").toHaveValue("500000003");
  await page.goto(pathOf("withdrawal", "nl"));
  await expect(field(page, "name")).toHaveValue("Nora");
  await expect(button(page, "Hier het contract herroepen")).toBeVisible();
});

test("a customer withdraws TV and keeps internet @all", async ({ page, request }) => {
  const { email, number } = await arriveWithOrder(page, request, tvBesides);
  const mail = (await mailsTo(request, email)).find(({ subject }) => subject === `Your order ${number}`);
  const [, day = "", year = ""] = /without giving a reason until (\w+day, \d+ \w+) (\d{4})\./.exec(mail?.text ?? "") ?? [];
  expect(day, "the last day stands in the mail").not.toBe("");
  await page.goto(`${pathOf("account", "en")}?tab=section_contracts`);
  await expect(page.locator("digi-my-digi")).toContainText(`You can withdraw from it until ${day.replace(/^\w+, /, "")} ${year}.`);
  await page.locator("digi-my-digi").getByRole("link", { name: "Withdraw from contract here of" }).first().click();
  await expect(page).toHaveURL(`${pathOf("withdrawal", "en")}?contract=${number}`);
  const products = widget(page).getByRole("checkbox");
  await expect(widget(page).getByRole("radio", { checked: true })).toHaveValue(number);
  await expect(products).toHaveCount(2);
  await expect(widget(page)).toContainText(new RegExp(`\\d+ days left, until ${day}`));
  await expect(widget(page), "nothing is asked twice").toContainText(`We email the receipt to ${email}.`);
  await expect(widget(page).getByRole("textbox")).toHaveCount(0);

  for (const one of await products.all()) await one.uncheck();
  await withdraw(page).click();
  await expect(errors(page)).toHaveText("Choose at least one product");
  await expect(products.first()).toBeFocused();
  await widget(page).getByRole("checkbox", { name: "TV Max in Dutch" }).check();
  await expect(errors(page)).toHaveCount(0);
  await page.reload();
  await expect(widget(page).getByRole("checkbox", { checked: true }), "what was chosen is kept").toHaveCount(1);

  await withdraw(page).click();
  await expect(heading(page, "Confirm your withdrawal")).toBeFocused();
  await expect(line(page, "Name")).toHaveText("Alex Lambert");
  await expect(line(page, "Products")).toHaveText("TV Max in Dutch");
  await confirm(page).click();
  await expect(receipt(page)).toBeFocused();
  await expect(widget(page)).toContainText("What had not begun yet is cancelled.");
  expect((await receiptsTo(request, email))[0]?.text).toContain("- Products: TV Max in Dutch");

  await page.goto(pathOf("my-products", "en"));
  const area = page.locator("digi-my-digi");
  await expect(area).toContainText("Fibre + 500 Mbps");
  await expect(area).not.toContainText("Max in Dutch");
});

test("a customer whose contract is not in the list types its number, and has the list again @all", async ({ page, request }) => {
  const { email } = await arriveWithOrder(page, request);
  await open(page);
  await button(page, "My contract is not here").click();
  await expect(field(page, "name")).toHaveValue("Alex Lambert");
  await expect(field(page, "email")).toHaveValue(email);
  await fillIn(page, { contract: "599999998" });
  await button(page, "Choose from my contracts").click();
  await expect(widget(page).getByRole("radio")).toHaveCount(1);
  await button(page, "My contract is not here").click();
  await fillIn(page, { contract: "599999998" });
  await withdraw(page).click();
  await confirm(page).click();
  await expect(receipt(page)).toBeFocused();
  await expect(widget(page), "the same as everybody reads").toContainText("We have your statement, check it and write to you.");
});
