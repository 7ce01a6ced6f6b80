export type ReadItems<Item> = {
  readonly items: readonly Item[];
  /** For the page's author, each with its place: `cards[2].type: …`. */
  readonly problems: readonly string[];
};

/**
 * Keeps the items that are right, in their order, and says what is wrong with the others.
 * @param raw a list, or an object that has it by that name
 * @param faultOf the first field of an item that is not as it should be; undefined where all are
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
