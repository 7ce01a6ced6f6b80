/** Reads drawn markup by tags and ids, as a browser ties them. */

/** The attributes of the tags of that name that have `mark` in them, in order. */
export function attributesOf(markup: string, tag: string, mark = ""): Record<string, string>[] {
  return [...markup.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, "g"))]
    .filter(([, text]) => text?.includes(mark))
    .map(([, text = ""]) => Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])));
}

/** The words of the element with that id, up to its end; it holds no other element of its own kind. */
export function wordsOf(markup: string, id: string | undefined): string {
  const [, , content = ""] = new RegExp(`<(\\w+)[^>]*\\bid="${id}"[^>]*>(.*?)</\\1>`, "s").exec(markup) ?? [];
  return content.replace(/<[^>]+>/g, "");
}
