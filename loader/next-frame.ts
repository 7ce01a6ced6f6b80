/** Resolves when the current content has been drawn, or after 100 ms, because an invisible page draws nothing. */
export const nextFrame = (): Promise<unknown> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(late); // The timer is cleared, so that none is left behind.
      setTimeout(resolve);
    });
  });
