import { useId, useLayoutEffect, useRef, useState, type RefObject } from "react";

// oxlint-disable react/no-array-index-key -- rows and columns are never reordered, and may be alike
// oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard

type ScrolledTableProps = {
  /** The texts of the header cells, and of each row; the first cell of a row is the row's header. */
  table: { readonly h: readonly string[]; readonly r: readonly (readonly string[])[] };
  /** The subject of the table. */
  caption: string;
  /** True where the caption is only for screen readers, because a heading above the table says the same. */
  isCaptionHidden: boolean;
};

/** The length of a text up to which a cell is a figure or a few words, which stay in one line. */
const shortLength = 24;

/**
 * Renders a table of an editor, with any number of columns. Where it is wider than its container it is scrolled within itself. Only then
 * the box around it is a named region that takes the focus, so that it can be scrolled by keyboard; else it would be a stop in vain.
 */
export function ScrolledTable({ table: { h, r }, caption, isCaptionHidden }: ScrolledTableProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const isWider = useOverflow(box);
  return (
    <section className="ui-scrolled" ref={box} aria-labelledby={isWider ? id : undefined} tabIndex={isWider ? 0 : undefined}>
      <table className="ui-scrolled-table">
        <caption id={id} className={isCaptionHidden ? "ui-hidden" : "ui-scrolled-caption"}>
          {caption}
        </caption>
        <thead>
          <tr>
            {h.map((text, column) => (
              <th key={column} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {r.map((cells, row) => (
            <tr key={row}>
              {h.map((_name, column) => {
                const text = cells[column] ?? "";
                return column === 0 ? (
                  <th key={column} scope="row">
                    {text}
                  </th>
                ) : (
                  <td key={column} data-long={text.length > shortLength || undefined}>
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Tells whether the content of a box is wider than the box, also after either of them has changed its size. */
function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [isWider, setIsWider] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const compare = (): void => setIsWider(element.scrollWidth > element.clientWidth);
    compare(); // The observer would tell it one frame later.
    const observer = new ResizeObserver(compare);
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, [box]);
  return isWider;
}
