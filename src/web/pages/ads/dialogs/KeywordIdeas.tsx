import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { ideaDetail, isAmongKeywords } from '#ads/keyword-ideas.ts'
import { callApi } from '#web/app/calls/client.ts'
import { sentenceOf } from '#web/app/calls/failure.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { IdeaList } from '#web/kit/ads/IdeaList.tsx'
import { Note } from '#web/kit/surface/Note.tsx'

interface KeywordIdeasProps {
  /** What ideas are asked for; empty: for the website. */
  texts: readonly string[]
  typed: readonly { text: string }[]
  onAdd: (text: string) => void
}

/** Ideas for keywords, asked for with a press: how often people search for each, and how many advertisers want it. */
export function KeywordIdeas({ texts, typed, onAdd }: KeywordIdeasProps) {
  const { website } = useMe()
  const ask = useMutation({
    mutationFn: () =>
      callApi('POST /ads/suggestions/keywords', {
        body: { texts: [...texts], landingUrl: website?.host ? `https://${website.host}/` : null },
      }),
    meta: { toast: false },
  })
  const ideas = ask.data?.ideas
  const isAdded = isAmongKeywords(typed)
  return (
    <section aria-label="Ideas">
      <Button variant="default" size="sm" loading={ask.isPending} onClick={() => ask.mutate()}>
        {ideas === undefined ? 'Show ideas' : 'Show other ideas'}
      </Button>
      {ask.isError && <Note tone="error">{sentenceOf(ask.error)}</Note>}
      {ideas?.length === 0 && <p role="status">Google has no ideas for these words. Try others.</p>}
      {ideas !== undefined && ideas.length > 0 && (
        <IdeaList
          label="Ideas, the most relevant first"
          ideas={ideas.map((idea) => ({
            text: idea.text,
            detail: ideaDetail(idea),
            isAdded: isAdded(idea.text),
          }))}
          onAdd={onAdd}
        />
      )}
    </section>
  )
}
