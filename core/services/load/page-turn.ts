/** Loads the next page of a list, and requests earlier pages again where items may have moved between the pages. */
import type { Paging } from "#core/base/contract/paging.ts";
import type { Outcome } from "#core/services/api/outcome.ts";

/** The responses of one such step. The last one is the new page; before it are the earlier pages that `fetchTurn` requested again. */
export type Turn<Answer> = readonly Answer[];

/** The functions that read and identify the items of a page. */
export type ItemReading<Answer, Item> = {
  readonly items: (answer: Answer) => readonly Item[];
  /**
   * Returns the key that identifies an item. An item that moves to the next page while a visitor reads stays in its position, with the
   * content of the later page.
   */
  readonly key: (item: Item) => string | number;
};

type Asks<Answer> = (page: number, isFresh: boolean) => Promise<Outcome<Answer>>;

/**
 * Fetches the next page of a list. Where the list's total has changed, items may have moved from the start of this page to an earlier page,
 * which has been read already. So unless the page begins with a known item, the earlier pages are requested again, back to one that does. A
 * list that lost as many items as it gained has the same total, and the change is not noticed.
 */
export async function fetchTurn<Answer extends Paging, Item>(
  page: number,
  { items, key, shown, totalItems }: ItemReading<Answer, Item> & { readonly shown: readonly Item[]; readonly totalItems: number },
  ask: Asks<Answer>,
): Promise<Outcome<Turn<Answer>>> {
  const outcome = await ask(page, false);
  if (!outcome.ok) return outcome;
  const turn = [outcome.value];
  if (outcome.value.total_items === totalItems) return { ok: true, value: turn };
  const known = new Set(shown.map(key));
  const isTied = ([head]: readonly Item[]): boolean => head !== undefined && known.has(key(head));
  for (let at = page - 1; at > 0 && !isTied(items(turn[0] as Answer)); at--) {
    const earlier = await ask(at, true);
    if (!earlier.ok) return earlier;
    turn.unshift(earlier.value);
  }
  return { ok: true, value: turn };
}
