import { useId, type ReactNode } from "react";
import { Disclosure } from "#core/ui/disclosure/disclosure.tsx";
import { Icon, type IconName } from "#core/ui/base/icon.tsx";
import { closeIcon } from "#core/ui/base/icons/close.ts";

type FeatureItemsProps = { words: readonly string[]; isExcluded?: boolean };

/** Renders features as the items of a list, each after a mark that tells whether the feature is included. */
export const FeatureItems = ({ words, isExcluded = false }: FeatureItemsProps) => {
  const icon: IconName = isExcluded ? closeIcon : "check";
  return words.map((word) => (
    <li key={word}>
      <Icon name={icon} />
      <span>{word}</span>
    </li>
  ));
};

/**
 * Renders features under a heading: a group (C-162), or the excluded features of an offer, which have another icon than the included ones.
 */
export function FeatureList({ title, ...items }: FeatureItemsProps & { title: string }) {
  const id = useId();
  return (
    <div className={items.isExcluded ? "offer-excluded" : "offer-group"}>
      <p id={id}>{title}</p>
      <ul aria-labelledby={id}>
        <FeatureItems {...items} />
      </ul>
    </div>
  );
}

type FoldProps = {
  /** The text that opens and closes the content. */
  label: string;
  /** The offer that the content is about, for screen readers, where several folds of one label stand side by side. */
  of?: string;
  children: ReactNode;
};

/** Renders the features that not every visitor reads, behind one press. */
export const FeatureFold = ({ label, of, children }: FoldProps) => (
  <Disclosure
    look="offer-fold"
    summary={
      <span>
        {label}
        {of !== undefined && <span className="ui-hidden"> {of}</span>}
      </span>
    }
  >
    <div>{children}</div>
  </Disclosure>
);
