/**
 * A part of a widget. Its files are requested when it is rendered, and it has its own model (decision 19). In the widget's view:
 *
 *     import type { View as Payment } from "./payment/payment.view.tsx";
 *     <Part<typeof Payment> name="payment" order={order} takesFocus={model.moves.value > 0} />
 */
import { signal } from "@preact/signals-core";
import { useSignals } from "@preact/signals-react/runtime";
import {
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from "react";
import { Boundary } from "#core/runtime/element/boundary.tsx";
import type { WidgetHost } from "#core/runtime/element/widget-host.ts";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { WidgetHostContext } from "#core/runtime/element/root.tsx";
import type { ErrorCode } from "#core/base/errors/digi-error.ts";
import { logError } from "#core/platform/console.ts";
import { again } from "#core/ui/base/again.ts";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { outdatedText } from "#core/ui/base/failure.messages.ts";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { loadingText } from "#core/ui/base/ui.messages.ts";
import { loadAgainText, notLoadedText } from "./part.messages.ts";
import { createPartModel, type PartState } from "./part.model.ts";
import { loadedPart, loadPart, openPart, type PartChunk, type PartLife } from "./load-part.ts";

type Given = Readonly<Record<string, unknown>>;
type AnyView = (props: never) => ReactNode;
type Named<View extends AnyView> = { readonly name: (Parameters<View>[0] & { readonly name: string })["name"] };

export type PartProps<View extends AnyView> = Named<View> &
  Omit<Parameters<View>[0], keyof PartViewProps<never, { name: string }>> & {
    /**
     * Tells why the part is rendered. True: an action of the visitor opened it, and the part's heading takes the focus when it is shown.
     * False: it appeared without an action of the visitor, and is only announced. Absent: it has been there from the start.
     */
    readonly takesFocus?: boolean | undefined;
    /** The lines below the message that the part could not be loaded, such as another way to what the visitor wants. */
    readonly lines?: readonly ReactNode[];
  };

export const Part = <View extends AnyView>(props: PartProps<View>): ReactNode => (
  <OnePart key={props.name} {...(props as unknown as OnePartProps)} />
);

/** Wraps a control that opens a part. The part is loaded in advance, as soon as a pointer or the focus enters the control. */
export function PartIntent<View extends AnyView>({ name, children }: Named<View> & { readonly children: ReactNode }): ReactNode {
  const host = useWidgetHost();
  const prefetch = (): void => prefetchPart(host, name);
  return (
    <div className="ui-part-intent" onPointerEnter={prefetch} onFocus={prefetch}>
      {children}
    </div>
  );
}

/** Loads a part in advance, once the model considers it likely that the part is opened next. */
export function usePrefetch<View extends AnyView>(name: Named<View>["name"], isLikely: boolean): void {
  const host = useWidgetHost();
  useEffect(() => {
    if (isLikely) prefetchPart(host, name);
  }, [host, name, isLikely]);
}

/** Loads a part in advance. A failure is ignored, because rendering the part requests the files again and shows the failure. */
const prefetchPart = (host: WidgetHost, name: string): void => void loadPart(host, name).catch(() => undefined);

const useWidgetHost = (): WidgetHost => useContext(WidgetHostContext);

type OnePartProps = Given & Pick<PartProps<() => null>, "takesFocus" | "lines"> & { readonly name: string };

function OnePart({ name, takesFocus, lines, ...given }: OnePartProps): ReactNode {
  useSignals();
  const host = useWidgetHost();
  const box = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<Element | null>(null);
  const [{ part, hand }] = useState(() => createPart(host, name, given));
  useLayoutEffect(() => hand(given));
  useLayoutEffect(() => {
    focusedBefore.current = focusedIn(box);
    part.begin();
    return part.stop;
  }, [part]);

  const state = part.state.value;
  const hasRetried = useRef(false);
  useStateSaid(state, host, () => !takesFocus || hasRetried.current);
  const retry = (): void => {
    hasRetried.current = true;
    part.retry();
  };
  const arrive = (): void => {
    const heading = box.current?.querySelector<HTMLElement>("[part~=heading]");
    const isElsewhere = ![null, focusedBefore.current].includes(focusedIn(box));
    if ((takesFocus || hasRetried.current) && heading && !isElsewhere) {
      if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
      heading.focus();
    } else if (takesFocus !== undefined) host.ports.announcer.announce(heading?.textContent ?? "");
  };

  return (
    <div className="ui-part" ref={box} data-waiting={state.kind === "waiting" || undefined}>
      {(state.kind === "waiting" || state.kind === "loading") && (
        <Skeleton shape={host.widget.parts?.[name]?.skeleton ?? ["line", "line", "line"]} />
      )}
      {state.kind === "failed" && (
        <Alert
          tone="warning"
          title={failedText(state)}
          takesFocus={takesFocus}
          lines={lines}
          actions={<Button variant="secondary" busy={state.retrying} onClick={retry} {...again(state, loadAgainText())} />}
        />
      )}
      {state.kind === "shown" && (
        <Boundary onCrash={host.onCrash}>
          <DrawnView {...{ host, name, given, arrive }} life={state.shown} />
        </Boundary>
      )}
    </div>
  );
}

const failedText = ({ code }: { readonly code: ErrorCode }): string => (code === "chunk.outdated" ? outdatedText() : notLoadedText());

/** Creates the model of a part. `hand` updates the properties that the widget passes; the part's model gets them as a signal. */
function createPart(host: WidgetHost, name: string, first: Given) {
  const given = signal(first);
  const hand = (next: Given): void => {
    if (isOther(given.peek(), next)) given.value = next;
  };
  const part = createPartModel<PartChunk, PartLife>({
    clock: host.ports.clock,
    loaded: () => loadedPart(host, name),
    load: () => loadPart(host, name),
    open: (chunk) => openPart(host, chunk, given),
    onFailed(cause, code) {
      logError(`${host.element.localName}: the part ${name} could not be loaded`, cause);
      host.ports.emit("digi-error", { code, recoverable: true });
    },
  });
  return { part, hand };
}

/**
 * Announces to screen readers that loading takes a while, and that it failed, also repeatedly.
 * @param keepsFocus tells whether the failure box leaves the focus where it is: the box takes the focus only when it appears
 */
function useStateSaid(state: PartState<PartLife>, { ports: { announcer } }: WidgetHost, keepsFocus: () => boolean): void {
  const say = useEffectEvent((): (() => void) | undefined => {
    if (state.kind === "loading") return announcer.announceForNow(loadingText());
    if (state.kind === "failed" && !state.retrying && keepsFocus()) announcer.announce(failedText(state));
    return undefined;
  });
  useEffect(() => say(), [state]);
}

type DrawnViewProps = {
  readonly host: WidgetHost;
  readonly name: string;
  readonly given: Given;
  readonly life: PartLife;
  readonly arrive: () => void;
};

function DrawnView({ host, name, given, life, arrive }: DrawnViewProps): ReactNode {
  useSignals();
  const { locale } = host.services;
  locale.revision.valueOf(); // Reading the revision renders the texts again whenever a catalogue or the language changes.
  const View = life.chunk.View as ComponentType<Given>;
  const begin = useEffectEvent((): void => {
    life.start();
    arrive();
  });
  useLayoutEffect(() => begin(), []);
  const { model, links } = life;
  return <View {...given} {...links} {...{ name, model }} announcer={host.ports.announcer} language={locale.language.value} />;
}

const focusedIn = ({ current }: RefObject<HTMLElement | null>): Element | null =>
  (current?.getRootNode() as ShadowRoot | undefined)?.activeElement ?? null;

const isOther = (one: Given, other: Given): boolean =>
  Object.keys(one).length !== Object.keys(other).length || Object.entries(other).some(([name, value]) => one[name] !== value);
