import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { Heading } from "./heading.tsx";
import { sendAnotherText } from "./ui.messages.ts";

type SuccessProps = {
  message: ReactNode;
  /** What happens next. */
  children?: ReactNode;
  onAgain?: () => void;
  againText?: string;
};

/** Stands where the form stood (decisions §3) and takes its focus, so that it is read and nothing is lost from view. */
export function Success({ message, children, onAgain, againText = sendAnotherText() }: SuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="ui-success">
      <svg
        viewBox="0 0 96 96"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <circle cx="48" cy="48" r="44" stroke="none" fill="currentColor" opacity=".1" />
        <path d="M22 42l26 19 26-19M26 38h44a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4V42a4 4 0 0 1 4-4zM40 22l6 7 11-13M28 28v.01M68 30v.01M72 20v.01" />
      </svg>
      <Heading focusRef={heading}>{message}</Heading>
      {children && <p>{children}</p>}
      {onAgain && (
        <Button variant="secondary" onClick={onAgain}>
          {againText}
        </Button>
      )}
    </div>
  );
}
