/**
 * A part that few visitors open. The code that renders parts is loaded together with the part, when the visitor is about to open it, and no
 * placeholder is shown meanwhile.
 */
import { useContext, useEffect, useEffectEvent, useState } from "react";
import type { WidgetHost } from "#core/runtime/element/widget-host.ts";
import { WidgetHostContext } from "#core/runtime/element/root.tsx";
import { codeOf, type ErrorCode } from "#core/base/errors/digi-error.ts";
import { logError } from "#core/platform/console.ts";
import type { Part } from "#core/runtime/part/part.tsx";

type LazyPart = {
  /** The component that renders the part, once all of its files are loaded; undefined before. */
  readonly Part: typeof Part | undefined;
  /** Loads the part in advance, when a pointer or the focus is on the control that opens it. A failure is not reported. */
  prefetch(): void;
};

/**
 * Returns the component of a part once it is wanted and loaded.
 *
 * @param isWanted requests the part; after a failure, the part is requested again when this changes to false and back to true
 * @param onFailed called with the code of the error when a file could not be loaded
 */
export function useLazyPart(name: string, isWanted: boolean, onFailed: (code: ErrorCode) => void): LazyPart {
  const host = useContext(WidgetHostContext);
  const [drawn, setDrawn] = useState<{ readonly Part: typeof Part }>();
  const fail = useEffectEvent((cause: unknown): void => {
    logError(`${host.element.localName}: the part ${name} could not be loaded`, cause);
    const code = codeOf(cause) ?? "chunk.failed";
    host.ports.emit("digi-error", { code, recoverable: true });
    onFailed(code);
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
  const { loadPartComponent } = await import("#core/runtime/loaded-part/loaded-part.ts");
  return loadPartComponent(host, name);
}
