export type ReadItems<Item> = {
  readonly items: readonly Item[];
  /** The problems of invalid items, for the page's author, each with its location: `cards[2].type: …`. */
  readonly problems: readonly string[];
};

/**
 * Returns the valid items, in their order, and the problems of the others.
 * @param raw a list, or an object with a list under `name`
 * @param faultOf returns the first invalid field of an item; undefined where all fields are valid
 */
export function readItems<Item extends { readonly id: string }>(
  raw: unknown,
  name: string,
  faultOf: (item: unknown) => string | undefined,
): ReadItems<Item> {
  const list = Array.isArray(raw) ? (raw as unknown[]) : (raw as Readonly<Record<string, unknown>> | null)?.[name];
  if (!Array.isArray(list)) return { items: [], problems: [`${name}: not a list`] };
  const items = new Map<string, Item>();
  const problems: string[] = [];
  (list as unknown[]).forEach((one, index) => {
    const fault = faultOf(one);
    const item = one as Item;
    if (fault !== undefined) problems.push(`${name}[${index}].${fault}: missing, or not accepted`);
    else if (items.has(item.id)) problems.push(`${name}[${index}].id: "${item.id}" stands there twice`);
    else items.set(item.id, item);
  });
  return { items: [...items].map(([, item]) => item), problems };
}
