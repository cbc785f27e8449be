import { Button } from '@mantine/core'
import { useState } from 'react'
import { plural } from '#core/words.ts'
import type { KeywordAnswer } from '#web/app/queries/keyword-queries.ts'
import { type RankedPage, RankedPages } from '#web/kit/keyword/RankedPages.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { KIND_WORDS } from './keyword-words.ts'

/** The websites that come first in a search, with the owner's own among them. Those below it open on a press. */
export function WhoComesFirst({ keyword }: { keyword: KeywordAnswer }) {
  const [isWhole, setIsWhole] = useState(false)
  const pages = pagesOf(keyword)
  const ownAt = pages.findIndex(({ isOwn }) => isOwn)
  const shown = isWhole || ownAt <= 0 ? pages : pages.slice(0, ownAt + 1)
  const hidden = pages.length - shown.length
  const above = keyword.competitors.filter(({ position }) => position < (keyword.position ?? 0)).length
  const named = plural(keyword.competitors.length, 'other website', 'other websites')
  return (
    <Card look="flush" title="Who comes first" hint="Open the first three. What do they say that you don’t?">
      <RankedPages
        pages={shown}
        foot={
          <>
            <span>
              The first {named}
              {keyword.position === null ? '' : `, ${above} of them above you`}
            </span>
            {hidden > 0 && (
              <Button variant="subtle" size="sm" onClick={() => setIsWhole(true)}>
                Show the other {hidden}
              </Button>
            )}
          </>
        }
      />
    </Card>
  )
}

function pagesOf({ competitors, position, foundUrl }: KeywordAnswer): RankedPage[] {
  const others = competitors.map(({ kind, ...one }): RankedPage => {
    const words = kind ? KIND_WORDS[kind] : { kind: null, note: null }
    return { ...one, ...words, isOwn: false }
  })
  if (position === null || foundUrl === null) return others
  const { host = '' } = URL.parse(foundUrl) ?? {}
  const own = {
    position,
    title: 'Your page',
    host,
    url: foundUrl,
    kind: null,
    note: 'This is you',
    isOwn: true,
  }
  return [...others, own].toSorted((a, b) => a.position - b.position)
}
