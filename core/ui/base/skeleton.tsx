import { Children } from "react";
import { loadingText } from "./ui.messages.ts";

type SkeletonProps = {
  /** The expected content, from top to bottom. */
  shape: readonly ("line" | "field")[];
};

/** Renders a placeholder in the shape of the expected content, while that content is loading. */
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
