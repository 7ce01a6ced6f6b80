let waiting: AbortController | undefined;

/**
 * Hides the next release (`keyup`) of this key from the page, because the focus may be back in the page by then. If the key is released in
 * another window, no event arrives, so the listener also ends when the window loses the focus.
 */
export function keepNextKeyUp(key: string): void {
  waiting?.abort(); // A key that is held down sends its event repeatedly; the earlier listener is ended.
  const own = (waiting = new AbortController());
  const { signal } = own;
  const stop = (): void => own.abort();
  const keep = (event: KeyboardEvent): void => {
    if (event.key !== key) return;
    stop();
    event.stopImmediatePropagation();
  };
  addEventListener("keyup", keep, { capture: true, signal });
  addEventListener("blur", stop, { signal });
}
