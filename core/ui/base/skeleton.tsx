import { Children } from "react";
import { loadingText } from "./ui.messages.ts";

type SkeletonProps = {
  /** What comes, from top to bottom. */
  shape: readonly ("line" | "field")[];
};

/** The shape of what comes, while it is on its way. */
export function Skeleton({ shape }: SkeletonProps) {
  return (
    <div className="ui-skeleton" aria-busy="true">
      <p className="ui-hidden">{loadingText()}</p>
      {Children.map(shape, (kind) => (
        <span data-shape={kind} />
      ))}
    </div>
  );
}
