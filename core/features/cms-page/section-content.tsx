import type { ReactNode } from "react";
import type { PageSection } from "#core/domain/pages/cms-page.contract.ts";
import { CmsHtml } from "#core/domain/html/cms-html.tsx";
import { Alert } from "#core/ui/base/alert.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { ScrolledTable } from "#core/ui/scrolled-table/scrolled-table.tsx";

type SectionContentProps = {
  section: PageSection;
  /** The level of the headings of the sections inside. */
  level: 2 | 3 | 4;
  /** Follows a link of a text to a section of the page. Returns false where the page has no such section. */
  onFollow: (id: string) => boolean;
  /** Renders the data of a section, where it is more than tables; `SectionTables` renders these. */
  children?: ((section: PageSection) => ReactNode) | undefined;
};

/** Renders the content of a section: its text, its data and the sections inside, each with its title. */
export function SectionContent({ section, level, onFollow, children }: SectionContentProps) {
  const { txt, cls, c } = section;
  return (
    <>
      {txt && <SectionText html={txt} isWarning={cls === "warning"} onFollow={onFollow} />}
      {children ? children(section) : <SectionTables section={section} />}
      {c?.map((inside) => (
        // The part is a group, and no landmark: a page may have sixty of them.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is no group of fields
        <div key={inside.i} className="ui-cms-section" data-section={inside.i} tabIndex={-1} role="group" aria-label={inside.t}>
          <Heading level={level}>{inside.t}</Heading>
          <SectionContent section={inside} level={level === 2 ? 3 : 4} onFollow={onFollow}>
            {children}
          </SectionContent>
        </div>
      ))}
    </>
  );
}

/** Renders the tables of a section; one without a title is about what the section's title says, and an empty one is left out. */
export function SectionTables({ section: { t, tables } }: Pick<SectionContentProps, "section">) {
  const filled = tables?.filter(({ h, r }) => h.length > 0 && r.length > 0);
  return filled?.map((table, index) => (
    // The tables of a page are never reordered, and their texts may be alike.
    // oxlint-disable-next-line react/no-array-index-key
    <ScrolledTable key={index} table={table} caption={table.t ?? t} isCaptionHidden={table.t === undefined} />
  ));
}

type SectionTextProps = Pick<SectionContentProps, "onFollow"> & { readonly html: string; readonly isWarning: boolean };

/** Renders the text of a section. The hint for its look is compared with the known ones, and never becomes a class. */
function SectionText({ html, isWarning, onFollow }: SectionTextProps) {
  const text = <CmsHtml html={html} onFollow={onFollow} />;
  return isWarning ? <Alert tone="warning" title={text} /> : text;
}
