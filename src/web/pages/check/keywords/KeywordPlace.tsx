import { nearDate } from '#core/dates.ts'
import { momentWords } from '#core/format/moment.ts'
import { RANK_PROVIDER_FACTS } from '#core/ranking/providers.ts'
import type { KeywordAnswer } from '#web/app/queries/keyword-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { MoveUp, OwnPlace } from '#web/kit/keyword/OwnPlace.tsx'
import { PlacesChart } from '#web/kit/keyword/PlacesChart.tsx'
import { CopyBlock } from '#web/kit/plan/CopyBlock.tsx'
import { WebsiteText } from '#web/kit/link/WebsiteText.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { askedWords, missingWords, placeChange, placeFacts } from './keyword-words.ts'
import { RemoveKeyword } from './RemoveKeyword.tsx'

/** One keyword: the place of the website now, and over time. */
export function KeywordPlace({ check, keyword }: { check: string; keyword: KeywordAnswer }) {
  const { timeZone } = useMe()
  const now = new Date()
  const { label, engine } = RANK_PROVIDER_FACTS[keyword.provider]
  const days = keyword.places.map(({ at, position }) => ({ label: nearDate(at, now, timeZone), position }))
  const byDay = [...new Map(days.map((day) => [day.label, day])).values()]
  return (
    <>
      <Card
        title="Your place"
        hint={`“${keyword.keyword}”, ${askedWords(keyword)}. ${label}.`}
        aside={<RemoveKeyword check={check} keyword={keyword} />}
      >
        <OwnPlace {...placeFacts(keyword)} change={placeChange(keyword, now, timeZone)}>
          {keyword.foundUrl !== null && (
            <>
              {engine} showed your page <WebsiteText text={keyword.foundUrl} />.{' '}
            </>
          )}
          Looked up {momentWords(keyword.at, now, timeZone)}.
        </OwnPlace>
        {keyword.steps.length > 0 && (
          <MoveUp>
            <ul>
              {keyword.steps.map(({ text, readyTitle }) => (
                <li key={text}>
                  {text}
                  {readyTitle !== null && <CopyBlock title="The title, ready made" text={readyTitle} />}
                </li>
              ))}
            </ul>
          </MoveUp>
        )}
      </Card>
      {byDay.length > 1 && byDay.some(({ position }) => position !== null) && (
        <Card title="Your place over time" hint="Number 1 is at the top.">
          <PlacesChart name={keyword.keyword} points={byDay} missing={missingWords(keyword.provider)} />
        </Card>
      )}
    </>
  )
}
