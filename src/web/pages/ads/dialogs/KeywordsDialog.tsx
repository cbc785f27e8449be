import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { leftOutText, markedKeyword, readTypedKeywords } from '#ads/typed-keywords.ts'
import type { AdsChange, KeywordText } from '#core/ads/changes.ts'
import { plural } from '#core/words.ts'
import { LongText } from '#web/kit/forms/LongText.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'

interface KeywordsDialogProps {
  title: string
  submit: string
  /** Where they can be added. */
  places: readonly { id: string; name: string }[]
  placeLabel: string
  /** What is filled in already. */
  first?: readonly KeywordText[]
  changeOf: (place: string, keywords: readonly KeywordText[]) => AdsChange
  onClose: () => void
}

const HINT = 'One on each line. [word] matches exactly, "word" as a phrase, without marks broadly.'

/** Adds keywords or negative keywords, one on each line. */
export function KeywordsDialog(props: KeywordsDialogProps) {
  const { title, submit, places, placeLabel, first = [], changeOf, onClose } = props
  const [place, setPlace] = useState(places[0]?.id ?? '')
  const [typed, setTyped] = useState(first.map(markedKeyword).join('\n'))
  const read = readTypedKeywords(typed)
  return (
    <ChangeDialog
      title={title}
      submit={submit}
      fields={['keywords']}
      make={() => ({ change: changeOf(place, read.keywords) })}
      onClose={onClose}
    >
      {(problemAt) => (
        <>
          <NativeSelect
            label={placeLabel}
            value={place}
            data={places.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ currentTarget }) => setPlace(currentTarget.value)}
          />
          <LongText
            rows={6}
            label="Keywords"
            description={HINT}
            value={typed}
            error={problemAt('keywords')}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <p role="status">
            {read.keywords.length > 0 && `${plural(read.keywords.length, 'keyword')}. `}
            {leftOutText(read)}
          </p>
        </>
      )}
    </ChangeDialog>
  )
}
