/** A part of a widget that few visitors open: what draws parts comes with it, on intent, and nothing stands in its place meanwhile. */
import { useContext, useEffect, useEffectEvent, useState } from "react";
import type { WidgetHost } from "#core/runtime/element/widget-host.ts";
import { WidgetHostContext } from "#core/runtime/element/root.tsx";
import { codeOf } from "#core/base/errors/digi-error.ts";
import { logError } from "#core/platform/console.ts";
import type { Part } from "#core/runtime/part/part.tsx";

type LatePart = {
  /** Draws the part, all of whose files are there; undefined until it was wanted. */
  readonly Part: typeof Part | undefined;
  /** A pointer or the focus is where it is opened: asks ahead, and nothing is told of a failure. */
  prefetch(): void;
};

/**
 * @param isWanted asks for it; again after a failure, once it was not wanted any more
 * @param onFailed a file did not come
 */
export function useLatePart(name: string, isWanted: boolean, onFailed: () => void): LatePart {
  const host = useContext(WidgetHostContext);
  const [drawn, setDrawn] = useState<{ readonly Part: typeof Part }>();
  const fail = useEffectEvent((cause: unknown): void => {
    logError(`${host.element.localName}: the part ${name} could not be loaded`, cause);
    host.ports.emit("digi-error", { code: codeOf(cause) ?? "chunk.failed", recoverable: true });
    onFailed();
  });
  const isDrawn = drawn !== undefined;
  useEffect(() => {
    if (!isWanted || isDrawn) return undefined;
    let isCurrent = true;
    load(host, name)
      .then((piece) => isCurrent && setDrawn({ Part: piece }))
      .catch((cause: unknown) => isCurrent && fail(cause));
    return () => void (isCurrent = false);
  }, [isWanted, isDrawn, host, name]);
  return { Part: drawn?.Part, prefetch: () => void load(host, name).catch(() => undefined) };
}

async function load(host: WidgetHost, name: string): Promise<typeof Part> {
  const { bringPart } = await import("#core/runtime/drawn-part/drawn-part.ts");
  return bringPart(host, name);
}
