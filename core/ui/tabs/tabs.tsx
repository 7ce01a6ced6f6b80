import { useId, type KeyboardEvent, type ReactNode } from "react";

type TabsProps<Id extends string> = {
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly { readonly id: Id; readonly label: ReactNode }[];
  selected: Id;
  /** Called with the chosen tab. The caller then sets `selected`, and changes the page's address where it names the tab. */
  onSelect: (id: Id) => void;
  /** The content of the selected tab. */
  children: ReactNode;
};

/** Renders tabs, of which one is open (ARIA Authoring Practices: tabs with automatic activation). With a single tab no bar is rendered. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const id = useId();
  if (tabs.length < 2) return children;
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const target = targetOf(
      event.key,
      tabs.findIndex((tab) => tab.id === selected),
      tabs.length,
    );
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab || target === undefined) return;
    event.preventDefault(); // Otherwise the key would also scroll the bar.
    (event.currentTarget.children[target] as HTMLElement).focus();
    onSelect(tab.id);
  };
  return (
    <div className="ui-tabs">
      <div className="ui-tab-bar" role="tablist" tabIndex={-1} aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            className="ui-tab"
            part="tab"
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel without controls must be focusable, to be scrolled */}
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${selected}`} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}

/** Returns the index of the tab to which a key leads; the arrow keys wrap around at both ends. */
function targetOf(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (current + 1) % count;
    case "ArrowLeft":
      return (current - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
