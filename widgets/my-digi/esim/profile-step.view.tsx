import { useState } from "react";
import { Disclosure } from "#core/ui/disclosure/disclosure.tsx";
import { withQuery } from "#core/base/values/page-link.ts";
import { AnnouncedAlert } from "#core/ui/base/announced-alert.tsx";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { CopyButton } from "#core/ui/copy/copy-button.tsx";
import type { EsimProfile } from "#core/domain/customer/esim.contract.ts";
import * as say from "./esim.messages.ts";
import { esimLink } from "./esim.rules.ts";
import { guides, guidesHeading } from "./guides.messages.ts";
import { useStepHeading, type StepProps } from "./step.view.tsx";

/** Draws step three: the eSIM as a QR code, as text and as a link, and how it is installed (C-246, C-395). */
export function ProfileStep(props: StepProps<"unread" | "profile">) {
  const { state, run } = props;
  const heading = useStepHeading(props);
  return (
    <>
      <Heading level={4} focusRef={heading}>
        {say.profileHeading()}
      </Heading>
      {state.step === "unread" ? (
        <FailurePanel failure={state.failure} busy={state.isBusy} onRetry={() => void run.readAgain()} />
      ) : (
        <Profile {...props} state={state} />
      )}
    </>
  );
}

function Profile({ model, pathOf, line, state: { profile, qr } }: StepProps<"profile">) {
  return (
    <>
      <AnnouncedAlert tone="warning" title={say.warningText()} line={say.warningNote()} />
      <div className="esim-profile">
        <QrPicture source={qr} />
        <div className="esim-codes">
          <Code label={say.codeAsText()} text={profile.activationCode} />
          <OnThisPhone profile={profile} opensLinks={model.opensLinks()} />
        </div>
      </div>
      <p>{say.partsText()}</p>
      <div className="esim-parts">
        <Code label={say.smdpLabel()} text={profile.smdpAddress} />
        <Code label={say.matchingLabel()} text={profile.matchingId} />
      </div>
      <div className="esim-guides">
        <h5>{guidesHeading()}</h5>
        {guides().map(({ id, name, steps }) => (
          <Disclosure key={id} summary={name}>
            <ol className="esim-guide">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Disclosure>
        ))}
      </div>
      <div>
        <ButtonLink href={withQuery(pathOf("my-products-mobile"), `?phone-nr=${line["phone-nr"]}`)}>{say.doneText()}</ButtonLink>
      </div>
    </>
  );
}

/**
 * Draws the QR code, a picture that the API has made. Where the browser cannot draw the picture, an error message of the same size replaces
 * it.
 */
function QrPicture({ source }: { readonly source: string | undefined }) {
  const [isBroken, setBroken] = useState(false);
  const isMissing = source === undefined || isBroken;
  return (
    <div>
      <div className="esim-qr">
        {isMissing ? (
          <div className="esim-qr-error">
            <p className="ui-error">
              <Icon name="alert" />
              <span>{say.qrErrorText()}</span>
            </p>
            <p>{say.qrErrorNote()}</p>
          </div>
        ) : (
          <img src={source} alt={say.qrLabel()} onError={() => setBroken(true)} />
        )}
      </div>
      <p className={isMissing ? "ui-quiet-text esim-no-scan" : "ui-quiet-text"}>{say.scanText()}</p>
    </div>
  );
}

const Code = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <div className="esim-text">
    <p className="ui-quiet-text">{label}</p>
    <p className="esim-mono">{text}</p>
    <CopyButton text={text} name={label} variant="quiet" />
  </div>
);

/**
 * Draws the link by which an iPhone installs the eSIM on itself; on other phones it draws what to do instead. The link's address contains
 * the eSIM, so it must reach nobody else: the link has no click handler that would inform the host page of it, and it sends no referrer.
 */
function OnThisPhone({ profile, opensLinks }: { readonly profile: EsimProfile; readonly opensLinks: boolean }) {
  if (!opensLinks) return <p>{say.pasteText()}</p>;
  return (
    <div className="esim-text">
      <p>{say.openNote()}</p>
      <p>
        <a href={esimLink(profile.activationCode)} target="_blank" rel="noreferrer">
          {say.openText()}
        </a>
      </p>
    </div>
  );
}
