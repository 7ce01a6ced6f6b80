import { useSignals } from "@preact/signals-react/runtime";
import { useCallback, type SyntheticEvent } from "react";
import { Empty } from "#core/ui/empty/empty.tsx";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { List } from "#core/ui/list/list.tsx";
import type { News } from "#core/domain/news/news.contract.ts";
import { newsPageSize } from "#core/base/values/page-sizes.ts";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import type { definition } from "./news-list.element.ts";
import { headingText, homeText, noNewsText } from "./news-list.messages.ts";
import { newsKey, type Model } from "./news-list.model.ts";

/** Draws the news. The first item is always wide; others are wide where the API marks them as large (P-057). */
export function View({ model, options, announcer, pathOf }: ViewProps<Model, typeof definition>) {
  useSignals();
  const heading = options.heading ?? headingText();
  const drawNews = useCallback(
    (news: News) => <NewsCard news={news} href={model.hrefOf(news.url)} image={model.hrefOf(news.image)} />,
    [model],
  );
  return (
    <Surface announcer={announcer} wide settled={model.isPartialPage.value}>
      <div className="news">
        <Heading>{heading}</Heading>
        <List
          label={heading}
          pages={model.news}
          itemToKey={newsKey}
          look="news-list"
          lookOf={lookOf}
          rows={newsPageSize}
          isExpected
          empty={<Empty text={noNewsText()} action={<ButtonLink href={pathOf("home")}>{homeText()}</ButtonLink>} />}
        >
          {drawNews}
        </List>
      </div>
    </Surface>
  );
}

const lookOf = ({ large }: News): string | undefined => (large ? "news-large" : undefined);

type NewsCardProps = { readonly news: News; readonly href: string | undefined; readonly image: string | undefined };

function NewsCard({ news: { tags, text }, href, image }: NewsCardProps) {
  return (
    // A card without a link shows its whole text, because no other page does.
    <article className="news-card" part="card" data-whole={href === undefined || undefined}>
      <div className="news-picture">
        {image !== undefined && <img src={image} alt="" width="640" height="360" loading="lazy" onError={hide} />}
      </div>
      <div className="news-words">
        <h3 className="news-text">{href === undefined ? text : <a href={href}>{text}</a>}</h3>
        {tags.length > 0 && (
          <ul className="news-tags">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

/** Hides a picture that failed to load. Its reserved space stays. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => void (currentTarget.hidden = true);
