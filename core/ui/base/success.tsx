import { useEffect, useRef, type MouseEventHandler, type ReactNode, type RefObject } from "react";
import { Button } from "./button.tsx";
import { Heading } from "./heading.tsx";
import { Icon } from "./icon.tsx";
import { sendAnotherText } from "./ui.messages.ts";

type SuccessProps = {
  message: ReactNode;
  /** What happens next. */
  children?: ReactNode;
  /** Beneath it, paragraphs of their own. */
  details?: ReactNode;
  onAgain?: MouseEventHandler<HTMLButtonElement>;
  againText?: string | undefined;
  /** Buttons, and what leads on. */
  actions?: ReactNode;
  /** Whoever gives it sees to the arrival; without it the heading takes focus when it appears. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
};

/** How every widget says that it is done. Stands where the form stood (decisions §3), so that it is read and nothing is lost from view. */
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
