import { getRouteApi, useRouteContext } from '@tanstack/react-router'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { ArticleText } from '#web/kit/message/ArticleText.tsx'
import { BackLink } from '#web/kit/surface/BackLink.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { articles } from './articles.ts'
import type { Article, ArticlePart, ArticlePiece } from './parse-article.ts'

/** `/help/{article}`: one short answer, for everybody. */
export function ArticlePage() {
  const { isOwner } = useRouteContext({ from: '/help-pages' })
  const { article: slug } = getRouteApi('/help-pages/help/$article').useParams()
  const article = articles.find((one) => one.slug === slug)
  usePageTitle(article?.title ?? 'Help')
  return (
    <>
      <BackLink href={isOwner ? '/help' : '/contact-us#answers'} label="Help" />
      {article ? (
        <Answer article={article} />
      ) : (
        <StateCard kind="empty" title="We couldn’t find that article" isPage>
          It may have a new name.
        </StateCard>
      )}
    </>
  )
}

function Answer({ article: { title, parts } }: { article: Article }) {
  return (
    <>
      <PageHead title={title} />
      <Cards>
        <Card label={title}>
          <ArticleText>
            {parts.map((part, index) => (
              <Part key={index} part={part} />
            ))}
          </ArticleText>
        </Card>
        <p>
          Not what you were looking for? <LinkTo href="/contact-us">Contact us</LinkTo>
        </p>
      </Cards>
    </>
  )
}

function Part({ part }: { part: ArticlePart }) {
  if (part.kind === 'heading') return <h2>{part.text}</h2>
  if (part.kind === 'text')
    return (
      <p>
        <Pieces pieces={part.pieces} />
      </p>
    )
  return (
    <ul>
      {part.items.map((pieces, index) => (
        <li key={index}>
          <Pieces pieces={pieces} />
        </li>
      ))}
    </ul>
  )
}

const Pieces = ({ pieces }: { pieces: readonly ArticlePiece[] }) =>
  pieces.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <LinkTo key={index} href={piece.href}>
        {piece.text}
      </LinkTo>
    ),
  )
