/** Resolves when what stands there has been drawn; soon in any case, for a page that nobody sees draws nothing. */
export const nextFrame = (): Promise<unknown> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(late); // nothing is left behind
      setTimeout(resolve);
    });
  });
