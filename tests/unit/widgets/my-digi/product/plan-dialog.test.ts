/** Tests when the dialog of the plans is open: by its button, and by the page's address. */
import { expect, onTestFinished, test } from "vitest";
import { createFakeAddressBar } from "#tests/unit/core/platform/fake-address-bar.ts";
import { createPlanDialog } from "#widgets/my-digi/product/plan-dialog.model.ts";

function open(query: string) {
  const bar = createFakeAddressBar(`https://digi.example/en/my-digi/my-products/mobile${query}`);
  const dialog = createPlanDialog(bar);
  onTestFinished(dialog.start());
  return { bar, dialog };
}

test("the address opens it with change=1 alone, and loses the parameter when it is closed [C-117]", () => {
  const { bar, dialog } = open("?a&change=1&phone-nr=470123456#top");
  expect(dialog.isNamed.value).toBe(true);
  dialog.close();
  expect(dialog.isNamed.value).toBe(false);
  expect(bar.entries).toEqual(["https://digi.example/en/my-digi/my-products/mobile?a&phone-nr=470123456#top"]);
  expect(open("?change=2").dialog.isNamed.value).toBe(false);
  expect(open("?change").dialog.isNamed.value).toBe(false);
});

test("the button opens it for its line, and the address stays as it is", () => {
  const { bar, dialog } = open("?a");
  dialog.open("A|470123456");
  expect(dialog.pressedFor.value).toBe("A|470123456");
  dialog.close();
  expect(dialog.pressedFor.value).toBeUndefined();
  expect(dialog.closings.value).toBe(1);
  expect(bar.entries).toEqual(["https://digi.example/en/my-digi/my-products/mobile?a"]);
});

test("it does not close while a change is sent [C-118] [C-119]", () => {
  const { dialog } = open("?change=1");
  dialog.open("A|");
  dialog.isBusy.value = true;
  dialog.close();
  expect([dialog.isNamed.value, dialog.pressedFor.value, dialog.refusals.value]).toEqual([true, "A|", 1]);
  dialog.isBusy.value = false;
  dialog.close();
  expect([dialog.isNamed.value, dialog.pressedFor.value]).toEqual([false, undefined]);
});
