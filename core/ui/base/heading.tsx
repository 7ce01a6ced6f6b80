import type { ReactNode, Ref } from "react";

type HeadingProps = {
  children: ReactNode;
  /** The level of the heading: 2 by default, higher under another heading of the widget. */
  level?: 2 | 3 | 4;
  id?: string;
  /** The ref through which the heading can be focused when a new step or state appears. */
  focusRef?: Ref<HTMLHeadingElement>;
  /** True where the page says the same already, such as the current entry of a menu. Screen readers still find the heading. */
  isHidden?: boolean;
};

export function Heading({ children, level = 2, id, focusRef, isHidden }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      className={isHidden ? "ui-hidden" : "ui-heading"}
      data-size={level === 2 ? "large" : "medium"}
      part="heading"
      id={id}
      ref={focusRef}
      tabIndex={focusRef ? -1 : undefined}
    >
      {children}
    </Tag>
  );
}
