import { useId } from "react";

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
 * Renders a table of an editor, with any number of columns. Where it is wider than its container it is scrolled within itself, and the
 * region around it takes the focus, so that it can be scrolled by keyboard.
 */
export function ScrolledTable({ table: { h, r }, caption, isCaptionHidden }: ScrolledTableProps) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className="ui-scrolled" role="region" aria-labelledby={id} tabIndex={0}>
      <table className="ui-scrolled-table">
        <caption id={id} className={isCaptionHidden ? "ui-hidden" : "ui-scrolled-caption"}>
          {caption}
        </caption>
        <thead>
          <tr>
            {h.map((text, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns are never reordered, and may have the same name
              <th key={column} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {r.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows are never reordered, and may be alike
            <tr key={row}>
              {h.map((_name, column) => {
                const text = cells[column] ?? "";
                // oxlint-disable-next-line react/no-array-index-key -- the cells of a row are its columns
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
    </div>
  );
}
