/** Presses whose proof hangs on what comes when: each is written once, so that no test is right on a quick machine alone. */
import { expect, type Locator, type Page, type Request, type Response } from "playwright/test";

type Held = {
  /** Lets the answer go that the test has held since before the presses. */
  readonly letGo: () => void;
  /** Looks at what is shown meanwhile. */
  readonly meanwhile?: () => Promise<void>;
};

/**
 * A double click whose halves meet the same screen: an answer between them would have the second fall on what says that it was sent, and
 * take the focus from it. So the answer is held until the button is busy. Without `held`, nothing is asked by the press.
 */
export async function pressTwice(button: Locator, held?: Held): Promise<void> {
  await button.dblclick();
  if (!held) return;
  await expect(button).toHaveAttribute("aria-busy", "true");
  await held.meanwhile?.();
  held.letGo();
}

export type Answer = {
  readonly request: Request;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Of an answer in JSON. */
  readonly body: unknown;
};

/**
 * The answer to what a press asks. It is waited for since before the press, or a quick answer would be over; and its body is read as it
 * comes, as the browser keeps none of a page that was left.
 */
export async function answerOf(
  page: Page,
  matches: string | RegExp | ((response: Response) => boolean),
  press: () => Promise<void>,
): Promise<Answer> {
  const answered = page.waitForResponse(matches).then(async (response): Promise<Answer> => {
    const headers = response.headers();
    const isJson = headers["content-type"]?.includes("json") === true;
    return { request: response.request(), status: response.status(), headers, body: isJson ? await response.json() : undefined };
  });
  const [answer] = await Promise.all([answered, press()]);
  return answer;
}
