/** A news article: the page that a card of the news links to. */
export type Article = { readonly title: string; readonly date: string; readonly tags: readonly string[]; readonly picture: string };

/** A news article with the path of its page. */
export type LinkedArticle = Article & { readonly href: string };
