/** Reads rendered HTML by tags and ids, as a browser connects labels and fields. */

/** Returns the attributes of all tags with the given name whose attributes contain the text `mark`, in order. */
export function attributesOf(markup: string, tag: string, mark = ""): Record<string, string>[] {
  return [...markup.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, "g"))]
    .filter(([, text]) => text?.includes(mark))
    .map(([, text = ""]) => Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])));
}

/** Returns the text of the element with an id. The element must not contain another one with the same tag name. */
export function wordsOf(markup: string, id: string | undefined): string {
  const [, , content = ""] = new RegExp(`<(\\w+)[^>]*\\bid="${id}"[^>]*>(.*?)</\\1>`, "s").exec(markup) ?? [];
  return content.replace(/<[^>]+>/g, "");
}
