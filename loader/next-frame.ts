/** Resolves when the current content has been drawn; after a short time in any case, because a page that is not visible draws nothing. */
export const nextFrame = (): Promise<unknown> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(late); // no timer is left behind
      setTimeout(resolve);
    });
  });
