import { Button } from '@mantine/core'
import { shortDate } from '#core/dates.ts'
import type { KeywordAnswer } from '#web/app/queries/keyword-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { ActionRow } from '#web/kit/forms/ActionRow.tsx'
import { IconSearch } from '#web/kit/icons.ts'
import { askedWords, placeWords } from './keyword-words.ts'

interface EarlierKeywordProps {
  keyword: KeywordAnswer
  onChoose: () => void
}

/** A keyword that was looked up before. */
export function EarlierKeyword({ keyword, onChoose }: EarlierKeywordProps) {
  const { timeZone } = useMe()
  const detail = `${placeWords(keyword)}, ${askedWords(keyword)}. ${shortDate(keyword.at, timeZone)}`
  return (
    <ActionRow icon={IconSearch} title={keyword.keyword} detail={detail}>
      <Button variant="default" size="sm" aria-label={`Show ${keyword.keyword}`} onClick={onChoose}>
        Show
      </Button>
    </ActionRow>
  )
}
