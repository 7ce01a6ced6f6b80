import type { InfoBox } from "#core/domain/customer/product-page.contract.ts";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { iconNamed } from "#widgets/my-digi/icons.rules.ts";

/** Draws the boxes beside the cards (C-102). Only a link to a web page becomes a button. */
export const UsageBoxes = ({ boxes }: { boxes: readonly InfoBox[] }) =>
  boxes.map(({ type, text, icon, button }) => {
    const name = iconNamed(icon);
    return (
      <div key={`${type} ${text}`} className="ui-alert usage-box" part="card" data-tone={type}>
        {name && <Icon name={name} />}
        <div>
          <p>{text}</p>
          {button && /^https?:\/\//i.test(button.url) && (
            <ButtonLink variant="secondary" href={button.url}>
              {button.text}
            </ButtonLink>
          )}
        </div>
      </div>
    );
  });
