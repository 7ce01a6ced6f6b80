import type { ReactNode, Ref } from "react";

type HeadingProps = {
  children: ReactNode;
  /** The level of the heading: 2 unless it is under another heading of the widget. */
  level?: 2 | 3 | 4;
  id?: string;
  /** A ref that makes the heading a target for focus when a new step or state appears. */
  focusRef?: Ref<HTMLHeadingElement>;
};

export function Heading({ children, level = 2, id, focusRef }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      className="ui-heading"
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
