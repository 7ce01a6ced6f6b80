import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import type { PageSection } from "#core/domain/pages/cms-page.contract.ts";
import { Heading } from "#core/ui/base/heading.tsx";
import { Empty } from "#core/ui/empty/empty.tsx";
import { Fetched } from "#core/ui/loaded/loaded.tsx";
import { Tabs } from "#core/ui/tabs/tabs.tsx";
import type { CmsPage } from "./cms-page.model.ts";
import { nothingText, tabsLabel } from "./cms-page.messages.ts";
import { SectionContent } from "./section-content.tsx";
import { useIsPrinted } from "./use-is-printed.ts";

type CmsPageViewProps = {
  page: CmsPage;
  /** The heading that the page's author sets; without it the page has its own title. An empty one leaves the title to the host page. */
  heading: string | undefined;
  /** The way on that is offered where the page has no content. */
  wayOn?: ReactNode;
  /** Renders the data of a section, where it is more than tables. */
  children?: (section: PageSection) => ReactNode;
};

/** Renders a page that editors write: its title, its tabs and the content of the open tab (P-085, P-086, C-126, C-127, C-188). */
export function CmsPageView({ page, heading, wayOn, children }: CmsPageViewProps) {
  useSignals();
  const nothing = <Empty text={nothingText()} action={wayOn} />;
  return (
    <div className="ui-cms-page">
      {heading && <Heading>{heading}</Heading>}
      {page.isUnnamed.value ? (
        nothing
      ) : (
        <Fetched source={page.loading} shape={["line", "line", "field", "line", "field", "line"]} isExpected>
          {({ value }) => (
            <>
              {heading === undefined && <Heading>{value.title}</Heading>}
              {value.sections.length === 0 ? (
                nothing
              ) : (
                <PageTabs page={page} level={heading === "" ? 2 : 3}>
                  {children}
                </PageTabs>
              )}
            </>
          )}
        </Fetched>
      )}
    </div>
  );
}

type PageTabsProps = Pick<CmsPageViewProps, "page" | "children"> & { readonly level: 2 | 3 };

/** Renders the tabs, of which one is open; on paper, the other ones stand before and after it, in their order. */
function PageTabs({ page, level, children }: PageTabsProps) {
  useSignals();
  const sections = page.sections.value;
  const common = page.common.value;
  const at = sections.findIndex(({ i }) => i === page.open.value);
  const open = sections[at];
  const panel = useRef<HTMLDivElement>(null);
  const [target, followed] = [page.target.value, page.followed.value];
  useEffect(() => moveTo(panel.current, page.takeTarget()), [page, target, followed]);
  const isPrinted = useIsPrinted();
  useLayoutEffect(() => {
    if (isPrinted) loadPictures(panel.current);
  }, [isPrinted]);
  const isOnPaper = isPrinted && sections.length > 1;
  if (!open) return null;
  const inner = level === 2 ? 3 : 4;
  const whole = (section: PageSection): ReactNode => (
    <WholeSection key={section.i} section={section} level={level} onFollow={page.follow}>
      {children}
    </WholeSection>
  );
  return (
    <>
      {isOnPaper && sections.slice(0, at).map(whole)}
      <Tabs label={tabsLabel()} tabs={sections.map(({ i, t }) => ({ id: i, label: t }))} selected={open.i} onSelect={page.choose}>
        <div className="ui-cms-tab" ref={panel}>
          {isOnPaper && <Heading level={level}>{open.t}</Heading>}
          <SectionContent key={open.i} section={open} level={isOnPaper ? inner : level} onFollow={page.follow}>
            {children}
          </SectionContent>
        </div>
      </Tabs>
      {isOnPaper && sections.slice(at + 1).map(whole)}
      {common && (
        <WholeSection section={common} level={level} onFollow={page.follow}>
          {children}
        </WholeSection>
      )}
    </>
  );
}

type WholeSectionProps = Pick<CmsPageViewProps, "children"> & {
  readonly section: PageSection;
  readonly level: 2 | 3;
  readonly onFollow: CmsPage["follow"];
};

/** Renders a section that is no tab, under its title. */
function WholeSection({ section, level, onFollow, children }: WholeSectionProps) {
  return (
    <section className="ui-cms-tab" data-section={section.i} tabIndex={-1}>
      <Heading level={level}>{section.t}</Heading>
      <SectionContent section={section} level={level === 2 ? 3 : 4} onFollow={onFollow}>
        {children}
      </SectionContent>
    </section>
  );
}

/** Returns the box of the whole page, which also has what stands around the tabs. */
const boxOf = (panel: HTMLElement | null): HTMLElement | null | undefined => panel?.closest<HTMLElement>(".ui-cms-page");

/** Fetches the pictures that are not near yet: paper has no moment at which they come near. */
function loadPictures(panel: HTMLElement | null): void {
  for (const picture of boxOf(panel)?.querySelectorAll("img") ?? []) picture.loading = "eager";
}

/** Moves focus and view to the section that the address names, as the browser does for a fragment outside of a shadow root. */
function moveTo(panel: HTMLElement | null, id: string | undefined): void {
  const section = id === undefined ? undefined : boxOf(panel)?.querySelector<HTMLElement>(`[data-section="${CSS.escape(id)}"]`);
  section?.focus({ preventScroll: true });
  section?.scrollIntoView();
}
