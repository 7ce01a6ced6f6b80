/**
 * Helpers for presses whose outcome depends on the order of events. Each case is written once here, so that no test passes only on a fast
 * machine.
 */
import { expect, type Locator, type Page, type Request, type Response } from "playwright/test";

type Held = {
  /** Releases the response that the test has held back since before the presses. */
  readonly letGo: () => void;
  /** Checks what is shown while the response is held back. */
  readonly meanwhile?: () => Promise<void>;
};

/**
 * Double-clicks a button so that both clicks meet the same screen: a response between them would make the second click hit the message that
 * the form was sent, and take the focus from it. So the response is held back until the button is busy.
 * @param held left out where the press sends no request
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
  /** The parsed body of a JSON response. */
  readonly body: unknown;
};

/**
 * Returns the response to the request that a press sends. The wait begins before the press, because a quick response would be missed
 * otherwise; and the body is read as soon as it arrives, because the browser discards the bodies of a page that was left.
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
