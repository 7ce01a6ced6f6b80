/** The codes of a simulated browser tab, whose calls the test answers. */
import { signal } from "@preact/signals-core";
import type { Outcome } from "#core/services/api/outcome.ts";
import { createPromoCodes, type PromoCodes } from "#core/features/promo-codes/promo-codes-store.ts";
import { createDesk } from "#tests/unit/core/domain/address/desk.ts";
import { createBundleBrowser } from "#tests/unit/core/domain/bundle/browser.ts";
import type { Code } from "#core/features/promo-codes/promo-code.model.ts";
import { twoLines } from "#tests/unit/core/domain/bundle/samples.ts";

export const label = "10% off for 12 months";
export const welcome10 = { code: "WELCOME10", label, percent: 10, months: 12 };
export const dealer = { code: "DEALER-BRU", label: "digi Shop Brussels", dealer: "digi Shop Brussels" };

export const taken = (promo: object, message?: string): Outcome<any> => ({
  ok: true,
  value: { data: promo },
  ...(message !== undefined && { message }),
});
export const refused = (text: string): Outcome<any> => ({
  ok: false,
  failure: { code: "code_refused", httpStatus: 200, fieldErrors: { code: text } },
});

export function createCodesBrowser() {
  const browser = createBundleBrowser();
  function open() {
    const { store, close } = browser.openTab();
    const { asked, language, ports } = createDesk();
    const isInSight = signal(true);
    let comeBack = (): void => undefined;
    const codes: PromoCodes = createPromoCodes({
      call: ports.call,
      clock: browser.clock,
      bundle: store,
      language: () => language.peek(),
      tab: {
        isInSight: () => isInSight.peek(),
        watchReturn: (onReturn) => ((comeBack = onReturn), () => (comeBack = () => undefined)),
      },
    });
    const stop = codes.start(language);
    return {
      codes,
      store,
      asked,
      language,
      stop,
      close,
      leave: (): void => void (isInSight.value = false),
      comeBack(): void {
        isInSight.value = true;
        comeBack();
      },
    };
  }
  return { ...browser, open };
}

export const failed = (httpStatus: number, more: object = {}): Outcome<any> => ({
  ok: false,
  failure: { code: "http.refused", httpStatus, ...more },
});

export function withBundle() {
  const browser = createCodesBrowser();
  const tab = browser.open();
  tab.store.update(() => twoLines);
  return { ...browser, ...tab };
}

/** Types a code and has it checked. Resolves when the code's model has processed the answer. */
export async function check(tab: ReturnType<typeof withBundle>, code: Code, typed: string, answer: Outcome<any>): Promise<boolean> {
  code.choose("yes");
  code.type(typed);
  const checked = code.check();
  await tab.asked.at(-1)?.answer(answer);
  return checked;
}
