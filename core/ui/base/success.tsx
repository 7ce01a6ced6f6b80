import { useEffect, useRef, type MouseEventHandler, type ReactNode, type RefObject } from "react";
import { Button } from "./button.tsx";
import { Heading } from "./heading.tsx";
import { Icon } from "./icon.tsx";
import { sendAnotherText } from "./ui.messages.ts";

type SuccessProps = {
  message: ReactNode;
  /** The text that says what happens next. */
  children?: ReactNode;
  /** Further content under the text that says what happens next, in paragraphs of its own. */
  details?: ReactNode;
  onAgain?: MouseEventHandler<HTMLButtonElement>;
  againText?: string | undefined;
  /** Buttons and links for the visitor's next actions. */
  actions?: ReactNode;
  /** The ref of the heading, for a caller that moves the focus itself. Without it the heading takes the focus when it appears. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
};

/** Renders the success message of every widget. It replaces the form (decisions §3), so that it is read and stays in view. */
export function Success({ message, children, details, onAgain, againText = sendAnotherText(), actions, headingRef }: SuccessProps) {
  const own = useRef<HTMLHeadingElement>(null);
  const isOwn = headingRef === undefined;
  useEffect(() => {
    if (isOwn) own.current?.focus();
  }, [isOwn]);
  return (
    <div className="ui-success" part="card">
      <span className="ui-seal" data-tone="success">
        <Icon name="check" />
      </span>
      <Heading focusRef={headingRef ?? own}>{message}</Heading>
      {children && <p>{children}</p>}
      {details}
      <div>
        {actions}
        {onAgain && (
          <Button variant="secondary" onClick={onAgain}>
            {againText}
          </Button>
        )}
      </div>
    </div>
  );
}
