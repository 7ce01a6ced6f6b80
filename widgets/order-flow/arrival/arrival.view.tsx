import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, type ReactNode } from "react";
import { BoxSelect } from "#core/features/box-select/box-select.tsx";
import { boxLabel } from "#core/features/box-select/box-select.messages.ts";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { addressLine, type BundleAddress } from "#core/domain/eligibility/address.rules.ts";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button, ButtonLink } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { SlowNoticeText } from "#core/ui/slow-notice/slow-notice.tsx";
import type { ImportedBundle } from "#widgets/order-flow/imported-bundle.model.ts";
import type { Model as Flow } from "#widgets/order-flow/order-flow.model.ts";
import * as say from "./arrival.messages.ts";
import type { Model } from "./arrival.model.ts";
import type { part } from "./arrival.part.ts";

type ArrivalProps = PartViewProps<Model, typeof part> & {
  readonly flow: Pick<Flow, "bundleImport">;
  readonly state: ImportedBundle;
  /** The lines of the visitor's own bundle; empty where the visitor has none. */
  readonly own: ReactNode;
};

/** Draws the bundle that came with the page's address, before the first step of the order. */
export function View(props: ArrivalProps) {
  const { state } = props;
  return (
    <div className="order-form">
      <Heading level={3}>{say.headingText()}</Heading>
      {state.kind === "settling" && <BundleImportState {...props} />}
      {state.kind === "offered" && <SharedBundleChoice {...props} shared={state.shared} />}
      {state.kind === "broken" && <BrokenLinkAlert {...props} />}
      {state.kind === "unfinished" && <BuilderLink {...props} />}
    </div>
  );
}

function BundleImportState({ model, announcer }: ArrivalProps) {
  useSignals();
  const failure = model.failure.value;
  if (failure) return <FailurePanel mayRetry failure={failure} wordless={say.notCheckedText()} onRetry={model.retry} />;
  const building = model.building.value;
  if (building) return <WhichBox {...{ model, building, announcer }} />;
  return (
    <>
      <p>{say.settlingText()}</p>
      <Skeleton shape={["line", "field"]} />
      <SlowNoticeText slowNotice={model.slowNotice} onStop={model.giveUp} />
    </>
  );
}

/**
 * Draws the question which home of the building the bundle is for. The question appears without a press, so it is announced, and focus is
 * not moved.
 */
function WhichBox({ model, building, announcer }: Pick<ArrivalProps, "model" | "announcer"> & { building: BundleAddress }) {
  const where = addressLine(building);
  useEffect(() => announcer.announce(`${where}. ${boxLabel()}`), [announcer, where]);
  return (
    <>
      <p>
        <strong>{where}</strong>
      </p>
      <BoxSelect boxes={building.boxes ?? []} isMissing={false} onAnswer={model.answerBox} />
    </>
  );
}

type Shared = Extract<ImportedBundle, { kind: "offered" }>["shared"];

function SharedBundleChoice({ flow: { bundleImport }, own, shared }: ArrivalProps & { shared: Shared }) {
  return (
    <Alert
      tone="info"
      title={say.offeredTitle()}
      lines={[say.offeredText(), own && say.ownLabel()].filter(Boolean)}
      actions={
        <>
          {own}
          <div className="order-actions">
            <Button onClick={() => bundleImport.take(shared)}>{say.takeText()}</Button>
            <Button variant="secondary" onClick={bundleImport.keepOwn}>
              {say.keepText()}
            </Button>
          </div>
        </>
      }
    />
  );
}

function BrokenLinkAlert({ flow: { bundleImport }, own, pathOf }: ArrivalProps) {
  return (
    <Alert
      tone="warning"
      title={say.brokenTitle()}
      lines={[say.brokenText()]}
      actions={
        <div className="order-actions">
          {own ? (
            <Button onClick={bundleImport.keepOwn}>{say.keepText()}</Button>
          ) : (
            <ButtonLink href={pathOf("bundle")}>{say.toBuilderText()}</ButtonLink>
          )}
        </div>
      }
    />
  );
}

/** Draws the link to the builder, for visitors whom the page does not send there automatically. */
function BuilderLink({ pathOf }: ArrivalProps) {
  return (
    <Alert
      tone="info"
      title={say.unfinishedTitle()}
      lines={[say.unfinishedText()]}
      actions={
        <div className="order-actions">
          <ButtonLink href={pathOf("bundle")}>{say.finishText()}</ButtonLink>
        </div>
      }
    />
  );
}
